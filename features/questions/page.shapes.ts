// What pages of the storefront are given of questions.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { goodsQuestions } from './contract.ts';

/** What was typed into the form, where something of it is missing or wrong. */
export type TypedQuestion = {
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly isTextWrong: boolean;
  readonly isEmailWrong: boolean;
};

export type QuestionsOfGoods = {
  readonly goods: { readonly id: string };
  /** Those that everybody may read; none where it is not said. */
  readonly questions?: OutputOf<typeof goodsQuestions>['list'];
  readonly asking?: TypedQuestion;
};

/** The page of one's own question; `asked`: its link is on its way. */
export type PageQuestion = {
  readonly kind: 'question';
  readonly state: 'asked' | 'unconfirmed' | 'open' | 'answered' | 'deleted';
  /** Of the link; empty where there is none yet. */
  readonly token: string;
  readonly goods: { readonly id: string; readonly title: string } | undefined;
  readonly text: string;
  readonly answer: string | null;
  readonly isPublic: boolean;
};
