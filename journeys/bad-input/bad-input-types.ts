// What a form is for the journey of bad input: how it is opened, its fields, its button, and what each field says to
// each kind of text that nobody should type and everybody does.
import type { Locator, Page } from '@playwright/test';
import type { Endpoint } from '#domain/wire/endpoint.ts';

export type Kind = 'empty' | 'long' | 'script' | 'emoji' | 'wide' | 'spaces';

/** `taken`: as it is, without a word. `sent`: the form was sent with it. Else the words at the field. */
export type Says = RegExp | 'taken' | 'sent';

export type Field = {
  readonly label: string;
  /** Right, and sent with blanks around it. */
  readonly good: string;
  /** Only digits stand in it, whatever is typed. */
  readonly isPin?: boolean;
} & Partial<Record<Kind, Says>>;

export type Context = {
  readonly url: string;
  readonly code: string;
  readonly goodsTitle: string;
  readonly depositId: string;
  readonly restrictionId: string;
};

export type Form = {
  readonly name: string;
  /** Nobody is signed in. */
  readonly isDoor?: boolean;
  /** Of the merchant who has a payout account and a transaction password. */
  readonly isPaid?: boolean;
  readonly open: (page: Page, context: Context) => Promise<unknown>;
  readonly fields: readonly Field[];
  readonly send: (page: Page) => Locator;
  /** Shows that it is the person, where the form asks for it before it is sent. */
  readonly proof?: (page: Page) => Promise<void>;
  /** What is called where a text is `sent`. */
  readonly sends?: Endpoint;
};

export const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const inSheet = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name });
export const at =
  (path: string) =>
  (page: Page, { url }: Context) =>
    page.goto(url + path);

/** Said by the kit, for every field that has an end; it names its field. */
export const tooLong = (label: string) =>
  new RegExp(`${label} is too long: [\\d,]+ characters at most, and it has 10,000`);
/** The same words for everything that is no text of this kind at all. */
export function refusing(says: RegExp): Pick<Field, 'long' | 'script' | 'emoji' | 'wide'> {
  return { long: says, script: says, emoji: says, wide: says };
}

/** An amount or a number: digits of any keyboard, and blanks around them, are read as they are meant. */
export function counting(says: RegExp): Pick<Field, Kind> {
  return { empty: says, long: says, script: says, emoji: says, wide: 'sent', spaces: 'sent' };
}
