/** Records are kept compressed: they are JSON, and shrink to a tenth. */

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair<BufferSource, BufferSource>) {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream as never)).arrayBuffer();
}

export const packed = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('gzip') as never));

/** Undefined where the bytes are nothing that was packed. */
export async function unpacked(bytes: unknown): Promise<string | undefined> {
  if (!(bytes instanceof Uint8Array)) return undefined;
  try {
    const text = await through(bytes as Uint8Array<ArrayBuffer>, new DecompressionStream('gzip') as never);
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}
