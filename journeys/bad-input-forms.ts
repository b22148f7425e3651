// Every form of the merchant's app: how it is opened, its fields, its button, and what each field says to each kind of
// text that nobody should type and everybody does.
import type { Locator, Page } from '@playwright/test';

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

export type Ground = {
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
  readonly open: (page: Page, ground: Ground) => Promise<unknown>;
  readonly fields: readonly Field[];
  readonly send: (page: Page) => Locator;
};

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const inSheet = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name });
const at =
  (path: string) =>
  (page: Page, { url }: Ground) =>
    page.goto(url + path);

const tooLong = (label: string) => new RegExp(`${label} is too long: [\\d,]+ characters at most, and it has`);
const money = /amount such as|amount like|an amount|Only \$|Please enter less|pay in/;
const needed = /This is needed/;
const shape = /right form/;
const pinShape = /Use 6 to 12 digits/;

const registration: Field[] = [
  {
    label: 'Name of your shop',
    good: 'Corner Two',
    empty: /Name of your shop cannot be empty/,
    long: tooLong('Name of your shop'),
  },
  {
    label: 'Username',
    good: 'someone.new',
    empty: /Username cannot be empty/,
    long: tooLong('Username'),
    script: /letters, digits/,
    emoji: /letters, digits/,
    wide: /letters, digits/,
  },
  {
    label: 'Password',
    good: 'a long enough one',
    empty: /at least 8 characters/,
    long: tooLong('Password'),
    script: /at least 8 characters/,
    emoji: /at least 8 characters/,
    wide: /at least 8 characters/,
  },
];

function account(type: string, more: readonly Field[]): Form {
  const name = { label: 'Name of the owner', good: 'Ida Berg', empty: needed };
  const note = { label: 'Note for yourself', good: 'Savings', long: tooLong('Note for yourself') };
  return {
    name: `payout account ${type}`,
    open: at(`/wallet/accounts/new?type=${encodeURIComponent(type)}`),
    fields: [{ ...name, long: tooLong(name.label) }, ...more, note],
    send: button('Go on'),
  };
}

const address = (good: string): Field => ({
  label: 'Wallet address',
  good,
  empty: needed,
  long: shape,
  script: shape,
  emoji: shape,
  wide: shape,
});

const bankField = (label: string, good: string): Field => ({ ...address(good), label });

export const forms: readonly Form[] = [
  {
    name: 'sign-in',
    isDoor: true,
    open: at('/login'),
    fields: [
      { label: 'Username', good: 'nobody', empty: /Username cannot be empty/, long: tooLong('Username') },
      { label: 'Password', good: 'nothing', empty: /Password cannot be empty/, long: tooLong('Password') },
    ],
    send: button('Sign in'),
  },
  {
    name: 'invite code',
    isDoor: true,
    open: at('/invite'),
    fields: [
      {
        label: 'Invitation code',
        good: 'AAAABBBBCCCCDDDD',
        empty: /Invitation code cannot be empty/,
        long: tooLong('Invitation code'),
        script: /code is not known/,
        emoji: /code is not known/,
        wide: /code is not known/,
        spaces: /code is not known/,
      },
    ],
    send: button('Check the code'),
  },
  {
    name: 'registration',
    isDoor: true,
    async open(page, { url, code }) {
      await page.goto(`${url}/invite?code=${code}`);
      await page.getByRole('button', { name: 'Check the code' }).click();
    },
    fields: registration,
    send: button('Open my shop'),
  },
  {
    name: 'shop details',
    open: at('/shop'),
    fields: [
      { label: 'Shop name', good: 'Corner Shop', empty: /at least 2 characters/, long: tooLong('Shop name') },
      { label: 'About', good: 'Trays', long: tooLong('About') },
      { label: 'Business address', good: '1 Long Road', long: tooLong('Business address') },
      {
        label: 'Phone',
        good: '+44 20 7946 0000',
        long: /with \+ and country code/,
        script: /with \+ and country code/,
        emoji: /with \+ and country code/,
        wide: /with \+ and country code/,
        spaces: 'sent',
      },
    ],
    send: (page) => page.getByRole('form', { name: 'What buyers see' }).getByRole('button', { name: 'Save' }),
  },
  {
    name: 'price',
    async open(page, { url, goodsTitle }) {
      await page.goto(`${url}/goodsList`);
      await page.getByRole('list', { name: 'My showcase' }).getByRole('button', { name: goodsTitle }).click();
    },
    fields: [
      {
        label: 'Your price',
        good: '79.50',
        empty: money,
        long: money,
        script: money,
        emoji: money,
        wide: 'sent',
        spaces: 'sent',
      },
    ],
    send: inSheet('Save'),
  },
  {
    name: 'bulk price',
    async open(page, { url }) {
      await page.goto(`${url}/goodsList`);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('button', { name: 'All shown' }).click();
      await page.getByRole('button', { name: 'Change prices' }).click();
    },
    fields: [
      {
        label: 'Percent',
        good: '5',
        empty: /whole number/,
        long: /whole number/,
        script: /whole number/,
        emoji: /whole number/,
        wide: 'sent',
        spaces: 'sent',
      },
    ],
    send: inSheet('Show the new prices'),
  },
  {
    name: 'price rule',
    open: at('/goodsList/prices'),
    fields: [
      {
        label: 'Percent on the cost',
        good: '60',
        empty: /whole number/,
        long: /whole number/,
        script: /whole number/,
        emoji: /whole number/,
        wide: 'sent',
        spaces: 'sent',
      },
      {
        label: 'And an amount',
        good: '1.50',
        empty: money,
        long: money,
        script: money,
        emoji: money,
        wide: 'sent',
        spaces: 'sent',
      },
    ],
    send: button('Save the rule'),
  },
  {
    name: 'comment reply',
    async open(page, { url }) {
      await page.goto(`${url}/orderComment`);
      await page.getByRole('button', { name: 'Reply', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Type your name' }).click();
    },
    fields: [
      { label: 'Reply', good: 'Thank you', empty: /Write your reply first/, long: /at most 1,000 characters/ },
      { label: 'Your full name', good: 'I', long: tooLong('Your full name') },
    ],
    send: inSheet('Send the reply'),
  },
  {
    name: 'feedback',
    open: at('/feedback'),
    fields: [
      {
        label: 'Your text',
        good: 'Four',
        empty: /at least 5 characters/,
        long: /shorten it to 300/,
        script: /at least 5 characters/,
        emoji: /at least 5 characters/,
        wide: /at least 5 characters/,
        spaces: /at least 5 characters/,
      },
      {
        label: 'Another way to reach you (optional)',
        good: 'me@shop.example',
        long: tooLong('Another way to reach you \\(optional\\)'),
        emoji: 'taken',
      },
    ],
    send: button('Send'),
  },
  {
    name: 'profile',
    open: at('/settings/profile'),
    fields: [
      { label: 'Display name', good: 'Ida', long: tooLong('Display name') },
      {
        label: 'E-mail',
        good: 'me@shop.example',
        long: tooLong('E-mail'),
        script: /address like/,
        emoji: /address like/,
        wide: /address like/,
        spaces: 'sent',
      },
      {
        label: 'Phone number',
        good: '+44 20 7946 0000',
        long: tooLong('Phone number'),
        script: /with its country code/,
        emoji: /with its country code/,
        wide: /with its country code/,
        spaces: 'sent',
      },
    ],
    send: button('Save'),
  },
  {
    name: 'pay password',
    open: at('/settings/pay-password'),
    fields: [
      { label: 'Sign-in password', good: 'not mine', empty: /Sign-in password cannot be empty/, long: tooLong('Sign-in password') },
      {
        label: 'New transaction password',
        good: '482915',
        isPin: true,
        empty: pinShape,
        long: pinShape,
        script: pinShape,
        emoji: pinShape,
        wide: pinShape,
      },
    ],
    send: button('Set transaction password'),
  },
  account('TRX/USDT', [address('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')]),
  account('ETC/USDT', [address('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')]),
  account('bank', [
    { label: 'Bank', good: 'Long Bank', empty: needed, long: tooLong('Bank') },
    bankField('IBAN', 'GB82 WEST 1234 5698 7654 32'),
    { ...bankField('BIC (SWIFT)', 'WESTGB22'), empty: 'taken' },
  ]),
];
