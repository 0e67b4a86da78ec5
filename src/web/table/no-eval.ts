import { config } from 'zod/mini';

// The page's content policy forbids compiled code, and even trying it is reported; this must run before any schema is made.
config({ jitless: true });
