// A question about an item before buying it: asked without an account, confirmed by a link, answered by the shop by email.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { handle, id, languageCode, timestamp, token, words } from '#domain/wire/wire.ts';

export const questionStates = ['unconfirmed', 'open', 'answered'] as const;

const text = words(limits.questionUnitsMax);
const goods = z.object({ id, title: z.string() });

/** What its asker sees of it. */
const ownQuestion = z.object({
  state: z.enum(questionStates),
  goods,
  text: z.string(),
  answer: z.nullable(z.string()),
  is_public: z.boolean(),
});

export const askQuestion = endpoint({
  name: 'askQuestion',
  method: 'POST',
  path: '/pub/shop/{handle}/goods/{goods_id}/question',
  actor: 'anyone',
  summary: 'Ask the shop about an item. The answer says nothing about the address.',
  input: z.object({
    handle,
    goods_id: id,
    name: z.optional(words(limits.questionNameMax)),
    email: z.string().check(z.maxLength(254)),
    text,
  }),
  output: z.object({}),
  refuses: [],
});

export const readQuestion = endpoint({
  name: 'readQuestion',
  method: 'GET',
  path: '/pub/question/{token}',
  actor: 'anyone',
  summary: 'What one asked, and what the shop answered.',
  input: z.object({ token }),
  output: ownQuestion,
  refuses: [],
});

export const confirmQuestion = endpoint({
  name: 'confirmQuestion',
  method: 'POST',
  path: '/pub/question/{token}/confirm',
  actor: 'anyone',
  summary: 'Say that the address is one’s own: the shop sees the question from then on.',
  input: z.object({ token }),
  output: ownQuestion,
  refuses: [],
});

export const deleteQuestion = endpoint({
  name: 'deleteQuestion',
  method: 'POST',
  path: '/pub/question/{token}/delete',
  actor: 'anyone',
  summary: 'Delete the question with its answer and the address at once.',
  input: z.object({ token }),
  output: z.object({ state: z.literal('deleted') }),
  refuses: [],
});

export const goodsQuestions = endpoint({
  name: 'goodsQuestions',
  method: 'GET',
  path: '/pub/shop/{handle}/goods/{id}/questions',
  actor: 'anyone',
  summary: 'Questions about an item that the shop shows with its answers, the newest first, without names.',
  input: z.object({ handle, id }),
  output: z.object({
    list: z.array(
      z.object({ id, text: z.string(), lang: languageCode, answer: z.string(), answered_at: timestamp }),
    ),
  }),
  refuses: [],
});

const question = z.object({
  id,
  state: z.enum(['open', 'answered']),
  goods,
  /** As it was typed; null where none was, and once the answer was sent. */
  name: z.nullable(z.string()),
  text: z.string(),
  lang: languageCode,
  answer: z.nullable(z.string()),
  is_public: z.boolean(),
  asked_at: timestamp,
  answered_at: z.nullable(timestamp),
});

export const listQuestions = endpoint({
  name: 'listQuestions',
  method: 'POST',
  path: '/v1/question/list',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  summary: 'Questions of buyers about items, the newest first.',
  input: z.object({
    state: z._default(z.enum(['all', 'open', 'answered']), 'all'),
    /** That question alone. */
    id: z.optional(id),
    ...pageInput,
  }),
  output: z.extend(pageOf(question), {
    /** Those without an answer, in the whole shop. */
    open: z.int(),
  }),
  refuses: ['recordNotFound'],
});

export const answerQuestion = endpoint({
  name: 'answerQuestion',
  method: 'POST',
  path: '/v1/question/answer',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Answer once, by email to the buyer; name and address are deleted when it was sent.',
  input: z.object({
    id,
    text: words(limits.questionAnswerUnitsMax),
    is_public: z._default(z.boolean(), false),
  }),
  output: question,
  // Answered before: `reason` is `already`.
  refuses: ['recordNotFound', 'invalidOperation'],
});

export const showQuestion = endpoint({
  name: 'showQuestion',
  method: 'POST',
  path: '/v1/question/show',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Show an answered question on the page of its item, without the name, or no more.',
  input: z.object({ id, is_public: z.boolean() }),
  output: question,
  // Without an answer: `reason` is `no_answer`.
  refuses: ['recordNotFound', 'invalidOperation'],
});

export const removeQuestion = endpoint({
  name: 'removeQuestion',
  method: 'POST',
  path: '/v1/question/remove',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Delete a question with its answer and the address. Who asked is not told.',
  input: z.object({ id }),
  output: z.object({}),
  refuses: ['recordNotFound'],
});
