import { z } from 'zod';
import type { Objection } from '../core/objection.ts';
import type { Message } from '../core/message.ts';

/** Parts of answers. Their types are inferred: a field is declared once, for programs and for the API's description. */

/** Object with these fields and no others. */
export const fields = <T extends z.core.$ZodLooseShape>(shape: T) => z.strictObject(shape).readonly();
export const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();
/** Values by side, or by another name. */
export const byName = <T extends z.ZodType>(of: T) => z.record(z.string(), of).readonly();
/** Time of the server, in milliseconds. */
export const TIME = z.number().int().meta({ description: 'milliseconds since 1970, UTC' });

/** Sentence in English with its arguments, which pages translate. */
export const SAID = z.strictObject({ says: z.string(), with: z.array(z.unknown()) }).meta({
  id: 'Said',
  description: 'a sentence in English; {} stands for the arguments one after the other',
}) as unknown as z.ZodType<Message>;

export const OBJECTION = z
  .strictObject({ rule: z.string(), because: SAID, also: z.array(z.string()).exactOptional() })
  .meta({ id: 'Objection', description: 'why a command was refused, and the rule' }) as unknown as z.ZodType<Objection>;

export const DONE = fields({ ok: z.literal(true) });

/** Client key of something done once: 96 random bits, 24 hex digits. A repeated key gets the first answer again. */
export const KEY = z.string().regex(/^[0-9a-f]{24}$/);
export const HASH = z.string().regex(/^[0-9a-f]{64}$/);
export const COUNT = z.number().int().min(0).max(1_000_000);
