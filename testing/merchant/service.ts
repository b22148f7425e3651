// Answers, tickets and banners of the sample world.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  articleDetail,
  listArticles,
  listBanners,
  serviceInfo,
  voteArticle,
} from '#features/help/contract.ts';
import { listFeedback, sendFeedback } from '#features/help/feedback.contract.ts';
import { at, idOf, page, soon } from './sample.ts';
import { answer, answerWith } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

const row: OutputOf<typeof listArticles>['list'][number] = {
  id: 'withdrawals',
  title: 'How do I withdraw?',
  category: 'money',
  excerpt: 'You can withdraw what is available.',
  updated_at: at,
  lang: 'en',
  translated: true,
};

const rows = [
  row,
  { ...row, id: 'levels', title: 'What are levels?', category: 'start' as const, translated: false },
];

export const article: OutputOf<typeof articleDetail> = {
  id: 'insufficient-balance',
  title: 'It says my balance is too small.',
  category: 'money',
  body: [
    {
      kind: 'text',
      lines: [
        [
          { text: 'You asked for more than is ', to: null, is_strong: false },
          { text: 'available', to: null, is_strong: true },
        ],
      ],
    },
    { kind: 'list', lines: [[{ text: 'Your wallet', to: '/wallet', is_strong: false }]] },
  ],
  body_html: '<p>…</p>',
  body_text: '…',
  related: [{ id: 'withdrawals', title: 'How do I withdraw?' }],
  helpful: { yes: 3, no: 1, mine: null },
  updated_at: at,
  version: 1,
  lang: 'en',
  source_lang: 'en',
  translated: true,
  translated_at: null,
  source_changed: false,
  codes: [424],
};

export const ticket: OutputOf<typeof listFeedback>['list'][number] = {
  id: idOf(71),
  ticket_no: '9GX2K-F1',
  content: 'Where is the button?',
  contact: null,
  page: '/orderList',
  files: [],
  status: 'answered',
  promise_at: soon,
  answer: 'It is below the picture.',
  created_at: at,
  read_at: at,
  answered_at: at,
  done_at: null,
};

export const quota = { per_day: 10, used: 1, resets_at: soon };

export function serviceAnswers(): Answer[] {
  return [
    answerWith(listArticles, (ask) => {
      const list = rows.filter(({ title, category }) => {
        const q = textOf(ask['q']).toLowerCase();
        return title.toLowerCase().includes(q) && (ask['category'] ?? category) === category;
      });
      return { ...page, list, total: list.length, counts: { money: 1, start: 1 } };
    }),
    answerWith(articleDetail, (ask) => ({ ...article, id: textOf(ask['id']) })),
    answerWith(voteArticle, (ask) => ({
      yes: ask['helpful'] === true ? 4 : 3,
      no: 1,
      mine: ask['helpful'] === true,
    })),
    answer(serviceInfo, {
      hours: { from: '09:00', to: '17:00', zone: 'UTC' },
      open: true,
      changes_at: soon,
      answer_hours: 48,
      chat: { open: false, closed_reason: 'not_open_yet' },
    }),
    answer(sendFeedback, { id: idOf(72), ticket_no: '9GX2K-F2', status: 'received', promise_at: soon }),
    answer(listFeedback, { ...page, list: [ticket], quota }),
    answer(listBanners, {
      interval_ms: 8_000,
      list: [1, 2, 3].map((n) => ({
        id: `b${n}`,
        image: null,
        title: `Banner ${n}`,
        text: `Sentence ${n}`,
        route: '/qaDetail?id=levels',
        alt: `Banner ${n}`,
        sponsor: null,
        from: at,
        to: null,
      })),
    }),
  ];
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : '';
}
