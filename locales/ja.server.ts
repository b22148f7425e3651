import { errors } from './ja/errors.ts';
import { notices } from './ja/notices.ts';
import { restriction } from './ja/restriction.ts';
import { server } from './ja/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, notices, restriction, server };
