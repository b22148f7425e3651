// Rows of the platform, of people and their shops, of goods, and of what the platform writes and says.
import type { tables } from '../tables.ts';

export const shopRows = {
  migration:
    'A migration that was applied, with the SHA-256 of its file, the release that applied it, and what older releases cannot do any more; written by the migration runner.',
  instance: 'The only row: whether this database holds test data or real data, for ever.',
  instance_key:
    'The fingerprint of one key of the instance; a start with another key of that name is refused.',
  grant_key: 'The only row: with it one function of the database signs what another one may believe.',
  claim: 'A value that is unique over all shops (`user:anna`, `handle:green-shop`) and the shop it leads to.',
  idempotency:
    'A key under which a call was made, and its answer as text, given again byte for byte. Shop 0: calls without a shop.',
  timer: 'Work that is due at a time; deleted by the transaction that does it.',
  timer_lane:
    'A sixty-fourth of the shops, or the platform itself: the node that works its timers, until when.',
  timer_node: 'A node that works timers, until when unless it renews it.',
  purge_place: 'How far one walk over old rows has come.',
  rate: 'Tries of one caller in one fixed window (sign-ins, codes); lost after a crash, which is harmless.',
  event: 'A fact that concerns a merchant, written in the transaction that makes it true, never changed.',
  letter:
    'An email to a buyer, written with its fact and sent afterwards; what could not be delivered is kept.',
  letter_stop: "An address (its digest) that wants no email of a shop beyond its orders' own.",
  mailbox_letter: 'An email that a mail server would have been given; only in databases of test data.',
  mail_suppression: 'An address (its keyed digest) that is sent no email, and why.',
  mail_bounce: 'One report of a mail server about one message to an address (its keyed digest).',

  team_invitation: 'An invitation of a member of a shop: its role, its end, and the hash of its link.',
  team_seat: 'A place of a member, of those that the level of the shop has.',
  team_setting: 'What the owner of a shop allows its members: how much they give back in a day.',
  team_refund_day: 'What a member gave back in a day, and what was allowed.',
  team_act: 'One thing that a member did: the call, what it was about, and when; for 400 days.',

  shop_domain: 'The domain that a shop asked for: its proof, and what the last look at DNS found.',
  domain_host: 'A domain that was verified, and the one shop that it leads to.',
  domain_certificate: 'The certificate of a domain, its private key sealed, or the last try to make one.',
  domain_challenge: 'What an authority is answered while it looks whether a domain leads here.',
  domain_authority: 'The account of the instance with an authority of certificates, its key sealed.',

  audit_head: "The last number of one shop's acts; shop 0 is the platform itself.",
  audit_entry:
    'One act: what was done about a shop or seen of it, by whom and why; numbered without gaps, never changed.',
  act_pending: 'An act that the record does not have yet.',
  act_total: 'How many acts of a shop the record has.',
  log_entry: 'One entry of the public record: an act without its words, a seal or a document. Never changed.',
  log_hash: 'The hash over 256 entries of the record, or over 256 of those.',
  log_head: 'The only row: how many entries the record has.',
  log_checkpoint: 'A signed head of the record: its length and its root.',
  log_cosignature: 'What a witness signed of a head.',
  log_witness: 'How a witness answered the last time.',
  log_doc: 'The text of a document that the record names by its SHA-256.',
  shop_claim: "What a shop's book says of what is owed, up to one of its rows; summed by the database.",
  seal: 'One hourly sum over all shops in one currency, with the root that the record has.',
  seal_piece: "Leaves and nodes of a seal's tree, for the proofs of single shops.",
  identity_look_day:
    'The looks of one viewer on one day (UTC) at one kind of personal data, and how many are allowed.',
  security_event:
    'A sign-in, a refused right or a change of what keeps an account safe; kept for a limited time.',

  merchant: 'The person of a shop: sign-in, address, language, choices of notices.',
  session: "A signed-in device of a merchant or a person of the console, keyed by the token's SHA-256.",
  shop_link: 'A way from the owner of one shop to that of another, where one person has proved to be both.',
  merchant_safety:
    'Transaction password and second factor of a merchant, and until when payouts rest after a change.',
  merchant_device:
    'A device or passkey that signs for a shop: its public key, and from when until when it signs.',
  mandate_head: 'How many mandates a shop has; changes of its devices and mandates take turns here.',
  mandate: 'What a merchant asked for, as their device signed it; without one where the shop had none.',
  merchant_try: 'Tries at one secret of a merchant in the running window; the last allowed one locks it.',
  recovery_code: 'A code on paper that replaces the second factor once; only its hash is kept.',
  account_code: 'A code on paper that replaces a forgotten sign-in password once; only a keyed hash is kept.',
  terms_acceptance:
    'A version of a document that a merchant agreed to: in which words, and when. Never changed.',

  operator: 'A person of the console, or of one supplier, with their roles.',
  operator_safety: 'The second factor of a person of the console, and the challenge that is open.',
  operator_passkey: 'A passkey of a person of the console: one of five places.',
  operator_recovery_code: 'A code that replaces the second factor of a person of the console once; its hash.',
  operator_ticket: 'A right password that still waits for the second factor; opens nothing alone.',
  operator_subject: 'The account of an identity provider by which a person of the console may sign in.',
  operator_link: 'The newest one-time link by which an invited person chooses a password.',
  role_change:
    'A proposed change of roles or access: another owner decides it; for an owner, 72 hours without objection also do.',

  invitation:
    'An invitation to open a shop: single use, from an operator or a merchant, and who joined by it.',
  invitation_slot: "One of a shop's two invitations of a day (UTC); a third has no row to take.",
  invitation_seat: "One of a shop's ten places for open invitations, taken until a time.",
  registration_switch:
    'An opening or closing of registration with reason, end and person; the newest row counts.',

  file: 'An uploaded file: its bytes lie beside the database, private ones encrypted.',
  file_quota:
    "The bytes and files that a shop uploaded on a day (UTC), counted with the file's own transaction.",
  configuration:
    'One version of one document of settings (languages, carriers, brand, legal); the newest counts.',
  legal_proposal: 'A proposed change of who runs the instance; a second owner decides.',
  brand_logo: 'A logo of the instance, drawn again as PNG, by its hash.',

  hold_reason: 'A row of the closed list: which reason may have which effect, on what, and for how long.',
  restriction:
    'A restriction of a shop: reason, text, evidence, amount and end. Only its state and end change.',
  restriction_extension: 'The one extension that a restriction may have, by another person than placed it.',
  restriction_proposal: 'A freeze that waits for a second person; until then nothing is held.',
  restriction_document:
    'A document behind a restriction, kept in the vault under its id; merchants never see it.',
  appeal: 'An appeal of a restriction or of its extension, and what another person decided.',
  appeal_file: 'A file that belongs to an appeal.',
  identity: "What is known of a merchant's identity today: status, name, country, end of the document.",
  identity_application:
    'One application with its fields, what was decided about each, and when it is erased.',
  identity_document: 'A document of an application: its encrypted file and its SHA-256.',
  identity_view: 'One look at one document: who, when, why. Shown to its owner, never changed.',
  identity_quota: 'How many applications a shop sent on the day (UTC) that is named.',
  identity_recall: 'A verification that was withdrawn: one person asks, one of finance agrees.',
  identity_appeal: 'An appeal of a refused identity or of a revocation, and what another person decided.',
  identity_appeal_file: 'A file that belongs to an appeal of an identity.',

  shop: 'A shop: address, name, words, seller, currency, level, status.',
  shop_look:
    'A published look of a shop: colours, type, corners and sections; the newest is shown to buyers.',
  shop_look_draft: 'The look that a merchant is trying, shown by a private link until a time.',
  limit_rule:
    'A value that operators may change: its bounds, and the notice where it gets worse for merchants.',
  limit_change: 'A proposed or confirmed value of a limit, from when; two people and a reason.',
  level_notice: 'A lower level that was announced to a shop at least 30 days ahead.',

  supplier: 'A supplier: name, country, fee and days of dispatch.',
  goods_type: 'A type of goods in the tree of types.',
  goods: 'One article of the shared warehouse, in English, with its cost, facts and state.',
  goods_text: 'Texts of goods in one language; what is null is shown in English.',
  goods_type_text: 'The name of a type of goods in one language.',
  goods_search:
    'What the search knows of goods: their words of all languages, and what lists filter and sort by.',
  search_word: 'A word of titles, brands and options with its trigrams, to find what somebody meant.',
  search_synonym: 'Two words of one language that mean the same, entered by operators, both ways.',
  goods_rank: 'The public rank of goods, computed again by a timer from facts of all shops.',
  landed_country: 'A country that merchants looked up landed costs for, and how far they are computed.',
  goods_landed: 'What one unit of goods costs delivered to a country: cost, shipping, taxes and days.',
  stock:
    'How many pieces of goods are on hand, how many were allotted to shops, and about how many are reserved.',
  stock_allotment:
    'Pieces of goods that were given to a shop: free for its buyers, or reserved by checkouts and unshipped orders.',
  goods_move: 'One step in the life of goods: from which state to which, by whom and why.',
  goods_version: 'What goods were called and cost from one version on.',

  article_vote: 'The vote of one person on whether one article helped.',
  feedback: 'A message of a merchant to us, with its number, promise and answer.',
  feedback_quota: "A shop's last ticket number, and how many it wrote on the day that is named.",
  content_stamp: 'The only row: counts up with everything that changes what merchants are shown.',
  content_draft: 'A text that is being written in the console, and the version that it began from.',
  content_version: 'A published version of an article, banner or page in one language; never changed.',
  content_end: 'A published version that was taken down before its time.',
  content_fact: 'What holds of an article or banner in all languages; the newest revision counts.',
  content_order: 'The order in which things of one kind are shown; the newest revision counts.',
  content_picture: 'A picture of a banner, drawn again from the upload.',
  announcement: 'A message to merchants: to all of them only by two people.',
  announcement_text: 'The words of an announcement in one language at one saving; never changed.',
  contact_number: 'The last number of a contact request in a year.',
  contact_request: 'A request of somebody who cannot sign in, read and answered by an email link.',
  contact_message: 'One message of a contact request, in order; never changed.',
  contact_address: 'The time before which an address (a keyed hash) is sent no further email.',
  conversation:
    'A conversation of a merchant with support, or of a buyer with a shop, and who has read how far.',
  shop_answer: 'Answers that people of a shop wrote for later, to put into a message to a buyer.',
  chat_message: 'One message of a conversation, numbered without gaps; never changed.',
  chat_translation: 'What a machine made of one message in another language, when somebody asked for it.',
  chat_file: 'A picture of a conversation, and the message that it belongs to.',
  chat_report: 'A request of one side that support reads a conversation, and what came of it.',
  canned_answer: 'A prepared answer of support; the slot is the limit.',
  notice: 'One notice of a merchant, numbered in the order in which it came.',
  notice_box: 'One row a shop: how far its facts were collected and read, and its quiet hours.',
  notice_reach: "How a shop's person is reached beside the app: push details, digest, confirmed address.",
  notice_delivery: 'One push or email of a notice, sent at least once.',
  push_device: 'A browser that takes push messages: one of ten places of its person.',
  push_endpoint: 'The device that a push endpoint belongs to: one person at a time.',
  data_file: "A file of a shop's and its person's data, one a day.",
  erasure: "A merchant's request to be erased, and the day on which it is done.",
  buyer_erasure: 'An order whose buyer is no longer known: by whom and why.',
  saved_view: 'A saved view of a list of the console: filters, order, name.',
  view_default: 'The view that a person of the console sees a list with first.',
  list_export: 'A CSV file of a filtered list that a person of the console has made, in parts.',
  merchant_proposal:
    'A change that a program of a shop proposed, who decided it and what came of it; open ones hold one of fifty places.',
  merchant_key: "An API key of a shop: one of five places; only the secret's hash is kept.",
  hook_shop: 'How far facts of a shop were collected for webhooks, and the number of its last event.',
  hook_endpoint: 'A webhook address of a shop, what it is sent, and the salt of its signing secret.',
  hook_event: 'A fact as a webhook event, once for ever, kept for a while so that it can be sent again.',
  hook_delivery: 'The sending of one event to one webhook address: tries, last answer.',
} as const satisfies Partial<Record<keyof typeof tables, string>>;
