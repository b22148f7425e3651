import { errors } from './es/errors.ts';
import { notices } from './es/notices.ts';
import { restriction } from './es/restriction.ts';
import { server } from './es/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, notices, restriction, server };
