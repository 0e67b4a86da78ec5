import { MOST_UNZIPPED } from '#core/limits.ts';

/** Records are kept compressed: they are JSON, and shrink to a tenth. */

export async function packed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip') as never);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Text of a stream, undefined when it has more bytes than `most`. */
async function textOf(stream: ReadableStream<Uint8Array>, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Undefined where the bytes are nothing that was packed, or unpack to more than `most`. */
export async function unpacked(bytes: unknown, most = MOST_UNZIPPED): Promise<string | undefined> {
  if (!(bytes instanceof Uint8Array)) return undefined;
  try {
    const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
    return await textOf(stream.pipeThrough(new DecompressionStream('gzip') as never), most);
  } catch {
    return undefined;
  }
}
