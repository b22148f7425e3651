// Comments of the sample world: one to answer, one whose reply can be corrected, one that was removed.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listComments, submitComment } from '#features/comments/contract.ts';
import { at, idOf, page, soon } from './sample.ts';
import { answer, answerWith } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

type Comment = OutputOf<typeof listComments>['list'][number];

const seal = {
  kind: 'typed' as const,
  signed_at: at,
  mark: 'ab'.repeat(32),
  digest: '3fa29c'.repeat(10) + 'beef',
};
const no = (action: string, why: string) => ({ action, allowed: false, until: null, why });
const yes = (action: string, until: string | null = null) => ({ action, allowed: true, until, why: null });

export const comment: Comment = {
  id: idOf(61),
  order_id: idOf(2),
  order_no: 'SL-10230',
  goods: { id: idOf(11), title: 'Stoneware mug, 350 ml', image: null },
  rating: 2,
  content: 'One edge was not finished well.\nI kept it.',
  lang: 'de',
  photos: [],
  author: { name_masked: 'A*** B*****', country: 'DE' },
  verified: true,
  state: 'published',
  report_reason: null,
  removed_reason: null,
  removed_text: null,
  signature: seal,
  follow_up: null,
  reply: null,
  can: [yes('reply'), no('correct', 'no_reply'), yes('report')],
  created_at: at,
};

const words = { content: 'We are sory.', lang: null, at, signature: { ...seal, signer: 'Maria Lind' } };

export const answered: Comment = {
  ...comment,
  id: idOf(62),
  rating: 5,
  content: 'Lovely.',
  reply: { ...words, corrected_at: null, before: null },
  can: [no('reply', 'already'), yes('correct', soon), no('report', 'already')],
  state: 'reported',
  report_reason: 'off_topic',
};

const removed: Comment = {
  ...comment,
  id: idOf(63),
  content: null,
  state: 'removed',
  report_reason: 'personal_data',
  removed_reason: 'personal_data',
  removed_text: 'It named a neighbour with the full address, who has nothing to do with this sale.',
  can: ['reply', 'correct', 'report'].map((action) => no(action, 'removed')),
};

export function commentAnswers(): Answer[] {
  const all = [comment, answered, removed];
  return [
    answerWith(listComments, (ask) => ({
      ...page,
      list: all.filter(({ rating, reply }) => {
        const isStarred = ask['rating'] === undefined || String(rating) === ask['rating'];
        return isStarred && (ask['replied'] === undefined || String(reply !== null) === ask['replied']);
      }),
      summary: { avg: 3.5, count: 2, by_star: [0, 1, 0, 0, 1] },
      unanswered: 1,
    })),
    answer(submitComment, { id: comment.id, state: 'published', digest: seal.digest }),
  ];
}
