// The settings of who runs an instance and of those outside whom it works with; the table is `settings.ts`.
import * as z from 'zod/mini';
import { mailAddress, mailForm, networkList, networksForm, setting, text, wholeNumber } from './setting.ts';

export const brand = {
  BRAND_NAME: setting(z._default(text(40), 'Stockless'), {
    group: 'Brand and operator',
    meaning: 'The name of the platform, shown everywhere. Owners can change it in the console.',
    form: 'a text of 1 to 40 characters',
    example: 'Corner Market',
  }),
  BRAND_COLOR: setting(z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))), {
    group: 'Brand and operator',
    meaning: 'The colour of buttons and links; it is made readable in light and dark.',
    form: 'a colour written #rrggbb',
    example: '#0b6e4f',
    otherwise: 'the green of the kit',
  }),
  BRAND_LOGO: setting(z.optional(z.string()), {
    group: 'Brand and operator',
    meaning: 'The file of the logo.',
    form: 'the path of a .svg, .png or .webp file',
    example: '/etc/shop/logo.svg',
  }),
  LEGAL_NAME: setting(z._default(text(120), 'Stockless Demo Ltd'), {
    group: 'Brand and operator',
    meaning: 'The legal name of whoever runs this instance; it is shown before people sign up.',
    form: 'a text of 1 to 120 characters',
    example: 'Corner Market Ltd',
  }),
  LEGAL_COUNTRY: setting(z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), 'GB'), {
    group: 'Brand and operator',
    meaning: 'The country of whoever runs this instance.',
    form: 'two capital letters (ISO 3166-1)',
    example: 'IE',
  }),
  LEGAL_ADDRESS: setting(z.optional(text(200)), {
    group: 'Brand and operator',
    meaning: 'The postal address of whoever runs this instance. It stands on invoices of fees.',
    form: 'a text of 1 to 200 characters',
    example: '1 Quay Street, Cork',
    otherwise: 'invoices name no address',
  }),
  LEGAL_TAX_NUMBER: setting(z.optional(text(40)), {
    group: 'Brand and operator',
    meaning: 'The tax number of whoever runs this instance. It stands on invoices of fees.',
    form: 'a text of 1 to 40 characters',
    example: 'IE1234567WA',
    otherwise: 'invoices name no tax number',
  }),
  FEE_TAX_BPS: setting(z._default(wholeNumber(0, 5000), 0), {
    group: 'Brand and operator',
    meaning:
      'The tax that the fees of the platform contain, in hundredths of a percent of the price before tax. Invoices of months that are stated later name it; it changes no amount.',
    form: 'a whole number from 0 to 5000',
    example: '2300',
  }),
};

const domainPattern = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const bouncePattern = /^[a-z0-9._-]{1,64}@(?:[a-z0-9-]+\.)+[a-z0-9-]+$/;

export const reach = {
  SMTP_URL: setting(z.optional(z.string().check(z.regex(/^smtps?:\/\/[^\s/]+\/?$/))), {
    group: 'Mail and push',
    meaning: 'The mail server. A test instance without it keeps its emails in `/mailbox`.',
    form: 'an address that begins with smtps:// or smtp://',
    example: 'smtps://user:password@mail.example.org:465',
    isSecret: true,
  }),
  MAIL_FROM: setting(mailAddress(), {
    group: 'Mail and push',
    meaning: 'Who emails are from. It goes with `SMTP_URL`.',
    form: mailForm,
    example: 'Corner Market <orders@example.org>',
  }),
  MAIL_REPLY_TO: setting(mailAddress(), {
    group: 'Mail and push',
    meaning: 'Where answers to emails go.',
    form: mailForm,
    example: 'help@example.org',
    otherwise: '`MAIL_FROM`',
  }),
  DKIM_DOMAIN: setting(z.optional(z.string().check(z.maxLength(253), z.regex(domainPattern))), {
    group: 'Mail and push',
    meaning:
      'The domain that emails are signed for (DKIM): that of `MAIL_FROM`, or one above it. It goes with `DKIM_SELECTOR` and `DKIM_KEY` (docs/operations/email.md).',
    form: 'a domain name',
    example: 'example.org',
    otherwise: 'emails are not signed here',
  }),
  DKIM_SELECTOR: setting(z.optional(z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/))), {
    group: 'Mail and push',
    meaning: 'The name of the key: its public half is the TXT record `SELECTOR._domainkey.DOMAIN`.',
    form: 'small letters, digits, dots and hyphens',
    example: 'shop2026',
    otherwise: 'as above',
  }),
  DKIM_KEY: setting(z.optional(z.string().check(z.maxLength(16_384))), {
    group: 'Mail and push',
    meaning: 'The private half: RSA of at least 2048 bits.',
    form: 'a private key in PEM; line breaks may be written `\\n`',
    example: '-----BEGIN PRIVATE KEY-----\\nMIIEv…',
    otherwise: 'as above',
    isSecret: true,
  }),
  BOUNCE_ADDRESS: setting(z.optional(z.string().check(z.maxLength(200), z.regex(bouncePattern))), {
    group: 'Mail and push',
    meaning:
      'Where undeliverable emails come back: each has the sender `NAME+TOKEN@DOMAIN` in its envelope, and what arrives there is handed to `/api/hook/mail` (docs/operations/email.md). It goes with `MAIL_HOOK_SECRET`.',
    form: 'an address with at most 15 small letters, digits, dots, hyphens or underscores before the @',
    example: 'bounce@example.org',
    otherwise: 'bounces come back to `MAIL_FROM` and count for nothing',
  }),
  MAIL_HOOK_SECRET: setting(z.optional(z.string().check(z.minLength(32), z.maxLength(200))), {
    group: 'Mail and push',
    meaning: 'What whoever hands reports of mail servers to `/api/hook/mail` proves itself with.',
    form: 'a text of 32 to 200 characters',
    example: 'k8Jx…',
    otherwise: '`/api/hook/mail` is not there',
    isSecret: true,
  }),
  WEB_PUSH_PUBLIC_KEY: setting(z.optional(z.string().check(z.regex(/^[\w-]{87}$/))), {
    group: 'Mail and push',
    meaning: 'The public half of the key pair that devices know this instance by (VAPID).',
    form: '65 bytes in base64url, 87 characters',
    example: 'BNbxG…',
    otherwise: 'a pair made at the first start, in `secrets.json`',
  }),
  WEB_PUSH_PRIVATE_KEY: setting(z.optional(z.string().check(z.regex(/^[\w-]{43}$/))), {
    group: 'Mail and push',
    meaning: 'The private half of that pair.',
    form: '32 bytes in base64url, 43 characters',
    example: 'l0Gm…',
    otherwise: 'as above',
    isSecret: true,
  }),
  WEB_PUSH_SUBJECT: setting(
    z.optional(z.string().check(z.maxLength(200), z.regex(/^(?:mailto:|https:\/\/)\S+$/))),
    {
      group: 'Mail and push',
      meaning: 'Where push services find who sends.',
      form: 'an address that begins with mailto: or https://',
      example: 'mailto:help@example.org',
      otherwise: 'the address of `MAIL_FROM`, or `BASE_URL`',
    },
  ),
};

export const partners = {
  PAYMENTS_FILE: setting(z.optional(text(4_096)), {
    group: 'Money and parcels',
    meaning:
      'A JSON file with the ways to pay, deposits and payouts, and their keys (docs/running.md, Ways to pay). Keep it readable by the server’s user alone.',
    form: 'the path of a JSON file',
    example: '/etc/shop/payments.json',
    otherwise: 'a test instance has doubles; nothing is charged',
  }),
  CARRIERS_FILE: setting(z.optional(text(4_096)), {
    group: 'Money and parcels',
    meaning: 'A JSON file with the carriers and their secrets (docs/operations/carriers.md).',
    form: 'the path of a JSON file',
    example: '/etc/shop/carriers.json',
    otherwise: 'a test instance has the carrier `test-post`',
  }),
  AUDITOR_KEYS: setting(z._default(text(4_096), ''), {
    group: 'Money and parcels',
    meaning:
      'Keys of auditors who sign what they have seen of the reserves: what they send to `/api/v1/trust/attest` becomes part of the next document of the reserves.',
    form: 'keys as C2SP signed notes write them, by commas',
    example: 'audit.example.org+1b2c3d4e+AbCd…',
    otherwise: 'nobody’s',
  }),
  WITNESSES_FILE: setting(z.optional(text(4_096)), {
    group: 'Record',
    meaning:
      'A policy that names the witnesses of the record, where they are reached, and how many of them must have signed a head before phones believe it ([tlog-policy](https://c2sp.org/tlog-policy)). Lines of logs in it are left out. Choose people who do not depend on you.',
    form: 'the path of a policy: lines `witness NAME KEY ADDRESS`, groups, and one line `quorum NAME`',
    example: '/etc/shop/witnesses.txt',
    otherwise: 'no witness: everything runs, and says so; a test instance starts one of its own',
  }),
  AD_DATA_CENTRES: setting(z._default(networkList(), ''), {
    group: 'Promotion',
    meaning: 'Networks of data centres: their clicks on sponsored goods never count.',
    form: networksForm,
    example: '203.0.113.0/24,2001:db8::/32',
  }),
  AD_STAFF_NETWORKS: setting(z._default(networkList(), ''), {
    group: 'Promotion',
    meaning: 'Networks of your own people: their clicks on sponsored goods never count.',
    form: networksForm,
    example: '198.51.100.7',
  }),
};
