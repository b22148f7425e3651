// English as the server says it: an object that is the type of every other language.
import { errors } from './en/errors.ts';
import { notices } from './en/notices.ts';
import { server } from './en/server.ts';
import type { Translated } from './translated.ts';

export const said = { errors, notices, server };

export type ServerWords = Translated<typeof said>;
