// A program that plays Hexfront: it waits for its turn, picks one of some legal commands, and gives it.
//   HEXFRONT_TOKEN=hexfront_... node bot.mjs https://play.example.org TABLE
import { createHash, randomBytes, randomInt } from 'node:crypto';

const [server, table] = process.argv.slice(2);
const authorization = `Bearer ${process.env.HEXFRONT_TOKEN}`;
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function call(method, path, body) {
  for (;;) {
    const answer = await fetch(`${server}/api/tables/${table}/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (answer.ok) return answer.json();
    const seconds = Number(answer.headers.get('retry-after'));
    if (!seconds) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await pause(seconds);
  }
}

// The dice need a share of every player: first its hash, then the share itself. Keep it for the whole game.
const share = process.env.HEXFRONT_SHARE ?? randomBytes(32).toString('hex');
const hashOf = (side) => createHash('sha256').update(`hexfront share 1\n${table}\n${side}\n${share}`).digest('hex');

for (let after = 0, wait = 0; ; wait = 25) {
  const { seq, phase, plays, yours, owed } = await call('GET', `lines?after=${after}&wait=${wait}`);
  after = seq;
  if (phase === 'over' || phase === 'void') break;
  if (owed === 'hash') await call('POST', 'seal', { hash: hashOf(plays) });
  if (owed === 'share') await call('POST', 'seal', { share });
  if (!yours) continue;
  const { decision, commands } = await call('GET', 'legal?most=20');
  if (commands.length === 0) continue;
  const { text } = commands[randomInt(commands.length)];
  const key = randomBytes(12).toString('hex');
  const answer = await call('POST', 'commands', { key, decision, commands: [text] });
  console.log(`${plays}: ${text}${answer.ok ? '' : ` (${answer.why})`}`);
}
