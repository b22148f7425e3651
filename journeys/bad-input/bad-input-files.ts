// The fields of the merchant's app that take files.
import { expect, type Page } from '@playwright/test';
import { limits } from '#domain/limits.ts';
import { at, type Context } from './bad-input-types.ts';

export type FileForm = {
  readonly name: string;
  readonly open: (page: Page, context: Context) => Promise<unknown>;
  readonly label: string;
  readonly kind: 'png' | 'pdf';
  readonly bytesMax: number;
  /** Types something beside it, and looks whether it is still there. */
  readonly typed?: (page: Page) => Promise<void>;
  readonly kept?: (page: Page) => Promise<void>;
};

const png = { kind: 'png' } as const;
const pdf = { kind: 'pdf', bytesMax: limits.uploadBytesMax } as const;

function beside(label: string, text: string): Pick<FileForm, 'typed' | 'kept'> {
  return {
    typed: (page) => page.getByLabel(label, { exact: true }).fill(text),
    kept: (page) => expect(page.getByLabel(label, { exact: true })).toHaveValue(text),
  };
}

export const fileForms: readonly FileForm[] = [
  {
    name: 'identity',
    open: at('/identity'),
    label: 'The page with your picture',
    ...png,
    bytesMax: limits.uploadBytesMax,
    ...beside('Full legal name', 'Ida Berg'),
  },
  {
    name: 'deposit',
    open: (page, { url, depositId }) => page.goto(`${url}/recharge/${depositId}`),
    label: 'Picture or PDF of the sending',
    ...pdf,
    ...beside('Transaction hash', 'ab'.repeat(32)),
  },
  {
    name: 'appeal',
    open: (page, { url, restrictionId }) => page.goto(`${url}/restriction/${restrictionId}`),
    label: 'Add a picture or a PDF',
    ...pdf,
    ...beside('Why it’s wrong', 'The makers are named now.'),
  },
  {
    name: 'feedback',
    open: at('/feedback'),
    label: 'A picture (optional)',
    ...png,
    bytesMax: limits.uploadBytesMax,
    ...beside('Your text', 'See the picture.'),
  },
  { name: 'logo', open: at('/shop/pictures'), label: 'Logo', ...png, bytesMax: limits.portraitBytesMax },
  {
    name: 'picture at the top',
    open: at('/shop/pictures'),
    label: 'Picture at the top',
    ...png,
    bytesMax: limits.uploadBytesMax,
  },
  {
    name: 'profile',
    open: at('/settings/profile'),
    label: 'Picture',
    ...png,
    bytesMax: limits.portraitBytesMax,
  },
];
