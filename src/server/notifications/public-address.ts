import { BlockList, isIP } from 'node:net';

/** Addresses outside the own machine and network: messages are sent nowhere else. */

/** Ranges of IPv4 that are private, loopback, link-local, shared, reserved, for documentation, or no single machine. */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Ranges within the public ones of IPv6 that hold addresses of IPv4, or are reserved. */
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [address, bits] of CLOSED_IPV4) closed.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of CLOSED_IPV6) closed.addSubnet(address, bits, 'ipv6');

/** Addresses of IPv6 that are given to machines of the public net; mapped, translated and local ones are not among them. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** True for an address of the public net. Zones and anything that is no address are not. */
export function isPublic(address: string): boolean {
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}
