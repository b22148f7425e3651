import { errors } from './zh-Hant/errors.ts';
import { notices } from './zh-Hant/notices.ts';
import { restriction } from './zh-Hant/restriction.ts';
import { server } from './zh-Hant/server.ts';
import type { ServerWords } from './en.server.ts';

export const said: ServerWords = { errors, notices, restriction, server };
