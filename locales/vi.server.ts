import { errors } from './vi/errors.ts';
import { notices } from './vi/notices.ts';
import { restriction } from './vi/restriction.ts';
import { server } from './vi/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, notices, restriction, server };
