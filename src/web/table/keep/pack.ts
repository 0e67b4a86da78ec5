/** Records are kept compressed: they are JSON, and shrink to a tenth. */

export async function packed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip') as never);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** More than any record: whatever unpacks to more is none. */
const MOST = 256 * 1024 * 1024;

/** Text of a stream, undefined when it is too long. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Undefined where the bytes are nothing that was packed. */
export async function unpacked(bytes: unknown): Promise<string | undefined> {
  if (!(bytes instanceof Uint8Array)) return undefined;
  try {
    const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
    return await textOf(stream.pipeThrough(new DecompressionStream('gzip') as never));
  } catch {
    return undefined;
  }
}
