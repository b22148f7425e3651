// The forms of the merchant's app that concern the person and the shop.
import { storeInfo } from '#features/shop/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { at, button, inSheet, refusing, tooLong, type Form } from './bad-input-types.ts';

const shortPassword = /at least 8 characters/;
const unknownCode = /don’t know this code/;
const tooShort = /at least 5 characters/;
const username = /letters, digits/;
const phone = /with (\+ and|its) country code/;

const doors: readonly Form[] = [
  {
    name: 'sign-in',
    isDoor: true,
    open: at('/login'),
    fields: [
      { label: 'Username', good: 'nobody', empty: /Enter Username/, long: tooLong('Username') },
      { label: 'Password', good: 'nothing', empty: /Enter Password/, long: tooLong('Password') },
    ],
    send: button('Sign in'),
  },
  {
    name: 'invitation code',
    isDoor: true,
    open: at('/invite'),
    fields: [
      {
        label: 'Invitation code',
        good: 'AAAABBBBCCCCDDDD',
        ...refusing(unknownCode),
        spaces: unknownCode,
        empty: /Enter Invitation code/,
        long: tooLong('Invitation code'),
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
      await page.getByLabel('I have read and accept the terms and the fees.').check();
    },
    fields: [
      {
        label: 'Name of your shop',
        good: 'Corner Two',
        empty: /Enter Name of your shop/,
        long: tooLong('Name of your shop'),
      },
      {
        label: 'Username',
        good: 'someone.new',
        ...refusing(username),
        empty: /Enter Username/,
        long: tooLong('Username'),
      },
      {
        label: 'Password',
        good: 'a long enough one',
        ...refusing(shortPassword),
        empty: shortPassword,
        long: tooLong('Password'),
      },
      {
        label: 'Confirm password',
        good: 'another one',
        ...refusing(/don’t match/),
        empty: /don’t match/,
        spaces: /don’t match/,
        long: tooLong('Confirm password'),
      },
    ],
    send: button('Open my shop'),
  },
];

const shop: Form = {
  name: 'shop details',
  open: at('/shop/details'),
  fields: [
    { label: 'Shop name', good: 'Corner Shop', empty: /at least 2 characters/, long: tooLong('Shop name') },
    { label: 'About', good: 'Trays', long: tooLong('About') },
    { label: 'Business address', good: '1 Long Road', long: tooLong('Business address') },
    { label: 'Phone', good: '+44 20 7946 0000', ...refusing(phone), spaces: 'sent' },
  ],
  send: (page) => page.getByRole('form', { name: 'What buyers see' }).getByRole('button', { name: 'Save' }),
  sends: storeInfo,
};

const reply: Form = {
  name: 'reply to a comment',
  async open(page, { url }) {
    await page.goto(`${url}/orderComment`);
    await page.getByRole('article').getByRole('button', { name: 'Reply', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Type your name' }).click();
  },
  fields: [
    // Too short to be a name, so that nothing is sent with what comes after it.
    { label: 'Your full name', good: 'I', long: tooLong('Your full name') },
    { label: 'Reply', good: 'Thank you', empty: /Write your reply first/, long: /at most 1,000 characters/ },
  ],
  send: inSheet('Send the reply'),
};

const feedback: Form = {
  name: 'feedback',
  open: at('/feedback'),
  fields: [
    {
      label: 'Your text',
      good: 'Four',
      ...refusing(tooShort),
      empty: tooShort,
      long: /shorten it to 300/,
      spaces: tooShort,
    },
    {
      label: 'Another way to reach you (optional)',
      good: 'me@shop.example',
      long: tooLong('Another way to reach you \\(optional\\)'),
      emoji: 'taken',
    },
  ],
  send: button('Send'),
};

const profile: Form = {
  name: 'profile',
  open: at('/settings/profile'),
  fields: [
    { label: 'Display name', good: 'Ida', long: tooLong('Display name') },
    {
      label: 'Email',
      good: 'me@shop.example',
      ...refusing(/address like/),
      long: tooLong('Email'),
      spaces: 'sent',
    },
    {
      label: 'Phone number',
      good: '+44 20 7946 0000',
      ...refusing(phone),
      long: tooLong('Phone number'),
      spaces: 'sent',
    },
  ],
  async proof(page) {
    const password = page.getByLabel('Sign-in password', { exact: true });
    if (await password.isVisible()) await password.fill('right-horse-battery-6');
  },
  send: button('Save'),
  sends: perInfo,
};

const appeal: Form = {
  name: 'appeal',
  open: (page, { url, restrictionId }) => page.goto(`${url}/restriction/${restrictionId}`),
  fields: [
    {
      label: 'Why it’s wrong',
      good: 'It is not so.',
      ...refusing(/at least 40 characters/),
      empty: /at least 40 characters/,
      spaces: /at least 40 characters/,
      long: /at most 2,000 characters/,
    },
  ],
  send: button('Send the appeal'),
};

const identity: Form = {
  name: 'identity',
  open: at('/identity'),
  fields: [
    {
      label: 'Full legal name',
      good: 'Ida Berg',
      empty: /Required/,
      emoji: /letters, spaces/,
      wide: /letters, spaces/,
      long: tooLong('Full legal name'),
    },
    {
      label: 'Telephone',
      good: '+49 151 2345678',
      ...refusing(/Begin with \+/),
      empty: /Required/,
      long: tooLong('Telephone'),
    },
    {
      label: 'Number',
      good: 'L01X00T47',
      ...refusing(/4 to 32 letters/),
      empty: /Required/,
      long: tooLong('Number'),
    },
  ],
  send: button('Send for review'),
};

export const peopleForms: readonly Form[] = [...doors, shop, reply, feedback, profile, appeal, identity];
