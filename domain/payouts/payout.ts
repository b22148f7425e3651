// Payout accounts: which kinds there are, how a typed number is read, and why one cannot be right. The same rules
// run in the browser before a person sends and on the server before anything is kept.
import { keccak256, sha256 } from '#domain/wire/hashes.ts';
import { limits } from '#domain/limits.ts';

/** The first value is the specification's spelling; it is shown as "USDT (Ethereum, ERC-20)". */
export const payoutTypes = ['ETC/USDT', 'TRX/USDT', 'bank'] as const;
export type PayoutType = (typeof payoutTypes)[number];

/** Where the money of each type leaves from: the subject of the platform's treasury account. */
export const payoutChannels = { 'ETC/USDT': 'ethereum', 'TRX/USDT': 'tron', bank: 'bank' } as const;

/** What a payout of each type costs at most, in hundredths of the currency's major unit, and how fast it is there. */
export const payoutFacts = {
  'ETC/USDT': { feeHundredths: limits.payoutErc20FeeHundredths, arrivesMinutes: limits.payoutChainMinutes },
  'TRX/USDT': { feeHundredths: limits.payoutTrc20FeeHundredths, arrivesMinutes: limits.payoutChainMinutes },
  bank: { feeHundredths: 0, arrivesMinutes: limits.payoutBankMinutes },
} as const satisfies Record<PayoutType, { feeHundredths: number; arrivesMinutes: number }>;

/** `contract`: the address of the coin itself. What is sent there is lost, and it is what a hasty search finds first. */
export type NumberFault = 'shape' | 'checksum' | 'contract';

const usdtContracts = ['0xdac17f958d2ee523a2206206994597c13d831ec7', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'];

/** What somebody typed or pasted: full-width characters become plain ones, spaces and invisible ones go. */
export function plainNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
}

/** The same for numbers of banks, which are printed with dashes and in capitals. */
export function plainBankNumber(typed: string): string {
  return plainNumber(typed)
    .replaceAll(/[-‐-―./]/g, '')
    .toUpperCase();
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An Ethereum address with the capitals of EIP-55. */
export function checksummed(address: string): string {
  const letters = address.slice(2).toLowerCase();
  const hash = hexOf(keccak256(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
  return `0x${Array.from(letters, (letter, index) => (hash.charAt(index) >= '8' ? letter.toUpperCase() : letter)).join('')}`;
}

/** All in small letters or all in capitals carries no checksum and is taken; mixed ones must be right. */
export function ethereumFault(address: string): NumberFault | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return 'shape';
  if (usdtContracts.includes(address.toLowerCase())) return 'contract';
  const letters = address.slice(2);
  if (letters === letters.toLowerCase() || letters === letters.toUpperCase()) return undefined;
  return checksummed(address) === address ? undefined : 'checksum';
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** What every TRON address begins with before it is written in base 58. */
const tronPrefix = 0x41;

function base58Bytes(text: string): Uint8Array | undefined {
  let value = 0n;
  for (const letter of text) {
    const digit = base58.indexOf(letter);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(50, '0');
  if (hex.length !== 50) return undefined;
  return Uint8Array.from({ length: 25 }, (_none, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

/** The address of an account's 20 bytes as TRON writes it. */
export function tronAddressOf(account: Uint8Array): string {
  const named = Uint8Array.from([tronPrefix, ...account]);
  const whole = hexOf(named) + hexOf(sha256(sha256(named)).slice(0, 4));
  let text = '';
  // It begins with 0x41, so that no leading zeros have to be written.
  for (let left = BigInt(`0x${whole}`); left > 0n; left /= 58n)
    text = base58.charAt(Number(left % 58n)) + text;
  return text;
}

/** 25 bytes in base 58: the network, the account, and four bytes of a hash of both. */
export function tronFault(address: string): NumberFault | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return 'shape';
  if (usdtContracts.includes(address)) return 'contract';
  const bytes = base58Bytes(address);
  if (bytes === undefined || bytes[0] !== tronPrefix) return 'checksum';
  const wanted = hexOf(sha256(sha256(bytes.slice(0, 21))).slice(0, 4));
  return hexOf(bytes.slice(21)) === wanted ? undefined : 'checksum';
}

/** ISO 13616: letters as numbers, the first four at the end, remainder 1 of 97. */
export function ibanFault(iban: string): NumberFault | undefined {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return 'shape';
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n ? undefined : 'checksum';
}

export function bicFault(bic: string): NumberFault | undefined {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? undefined : 'shape';
}

/** An account number of a bank without IBAN, and the branch it is kept at (sort code, routing number). */
export function bankNumberFault(number: string): NumberFault | undefined {
  return /^[A-Z0-9]{4,34}$/.test(number) && /[0-9]/.test(number) ? undefined : 'shape';
}

export function branchFault(branch: string): NumberFault | undefined {
  return /^[A-Z0-9]{3,20}$/.test(branch) ? undefined : 'shape';
}

/** Names of people, companies and banks have letters of some script, and no pictures: no bank could print those. */
export function ownerFault(name: string): NumberFault | undefined {
  return /\p{L}/u.test(name) && !/\p{Emoji_Presentation}|\p{Cc}/u.test(name) ? undefined : 'shape';
}

/** The ends of a number: enough to tell one's own accounts apart, too little to pay to. */
export function maskNumber(number: string, isAddress: boolean): string {
  return isAddress ? `${number.slice(0, 6)}…${number.slice(-6)}` : `•••• ${number.slice(-4)}`;
}

/** Fields as they are typed. What a type has no use for is left out. */
export type TypedAccount = {
  readonly account_name: string;
  readonly bank_name?: string | undefined;
  readonly branch_number?: string | undefined;
  readonly card_number?: string | undefined;
  readonly iban?: string | undefined;
  readonly bic?: string | undefined;
  readonly country?: string | undefined;
  readonly wallet_address?: string | undefined;
};

export type AccountField = keyof TypedAccount;
export type AccountFault = { readonly field: AccountField; readonly reason: NumberFault | 'missing' };

/** An account as it is kept: plain spellings, nothing that its type has no use for. */
export type ReadAccount = {
  readonly type: PayoutType;
  readonly accountName: string;
  readonly numberKind: 'address' | 'iban' | 'account';
  readonly number: string;
  readonly bankName: string;
  readonly branchNumber: string;
  readonly bic: string;
  readonly country: string;
};

/** Reads what was typed. Every fault is named by its field, in the order of the form. */
export function readAccount(type: PayoutType, typed: TypedAccount): ReadAccount | AccountFault[] {
  const accountName = typed.account_name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  return type === 'bank' ? readBank(accountName, typed) : readWallet(type, accountName, typed.wallet_address);
}

function readWallet(
  type: PayoutType,
  accountName: string,
  typed: string | undefined,
): ReadAccount | AccountFault[] {
  const address = plainNumber(typed ?? '');
  const isEthereum = type === 'ETC/USDT';
  const faults = [
    faultOf('account_name', accountName, ownerFault),
    faultOf('wallet_address', address, isEthereum ? ethereumFault : tronFault),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) return faults;
  const number = isEthereum ? checksummed(address) : address;
  const none = { bankName: '', branchNumber: '', bic: '', country: '' };
  return { type, accountName, numberKind: 'address', number, ...none };
}

function readBank(accountName: string, typed: TypedAccount): ReadAccount | AccountFault[] {
  const iban = plainBankNumber(typed.iban ?? '');
  // An empty IBAN is one that is missing, where nothing else names the account.
  const hasIban = iban !== '' || (typed.iban !== undefined && typed.card_number === undefined);
  const number = hasIban ? iban : plainBankNumber(typed.card_number ?? '');
  const branchNumber = plainBankNumber(typed.branch_number ?? '');
  const bic = plainBankNumber(typed.bic ?? '');
  const country = hasIban ? iban.slice(0, 2) : plainNumber(typed.country ?? '').toUpperCase();
  const bankName = (typed.bank_name ?? '').normalize('NFKC').trim();
  const isCountry = (text: string) => (/^[A-Z]{2}$/.test(text) ? undefined : 'shape');
  const faults = [
    faultOf('account_name', accountName, ownerFault),
    faultOf('bank_name', bankName, ownerFault),
    hasIban ? faultOf('iban', iban, ibanFault) : faultOf('card_number', number, bankNumberFault),
    hasIban && branchNumber === '' ? undefined : faultOf('branch_number', branchNumber, branchFault),
    bic === '' ? undefined : faultOf('bic', bic, bicFault),
    hasIban ? undefined : faultOf('country', country, isCountry),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) return faults;
  const numberKind = hasIban ? 'iban' : 'account';
  return { type: 'bank', accountName, numberKind, number, bankName, branchNumber, bic, country };
}

function faultOf(
  field: AccountField,
  text: string,
  check: (text: string) => NumberFault | undefined,
): AccountFault | undefined {
  if (text === '') return { field, reason: 'missing' };
  const reason = check(text);
  return reason === undefined ? undefined : { field, reason };
}

/** Two spellings of one name: capitals, accents, dots and the order of its parts say nothing. */
export function isSameName(left: string, right: string): boolean {
  return nameKey(left) === nameKey(right);
}

function nameKey(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
