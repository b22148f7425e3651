// A transaction of TRON as bytes (protocol buffers). What a node builds for us is signed only where it is, byte for byte,
// what we would have written: nothing of it is taken on trust.

export type TronTransfer = {
  /** 20 bytes each, in hexadecimal digits. */
  readonly owner: string;
  readonly contract: string;
  /** The call of the contract, in hexadecimal digits. */
  readonly call: string;
  readonly feeSun: number;
  /** From the node: which block it refers to, and its times in milliseconds. */
  readonly refBytes: string;
  readonly refHash: string;
  readonly expiration: number;
  readonly timestamp: number;
};

const triggerType = 31;
const triggerUrl = 'type.googleapis.com/protocol.TriggerSmartContract';

function varint(value: number): number[] {
  const bytes: number[] = [];
  let left = BigInt(value);
  while (left >= 128n) {
    bytes.push(Number(left & 127n) | 128);
    left >>= 7n;
  }
  return [...bytes, Number(left)];
}

const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, value: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(value.length),
  ...value,
];
const hex = (digits: string) => [...Buffer.from(digits, 'hex')];

/** The bytes that are hashed and signed: the fields in the order of their numbers, none that is empty. */
export function rawTransfer(transfer: TronTransfer): Buffer {
  const call = [
    ...bytes(1, hex(`41${transfer.owner}`)),
    ...bytes(2, hex(`41${transfer.contract}`)),
    ...bytes(4, hex(transfer.call)),
  ];
  const parameter = [...bytes(1, [...Buffer.from(triggerUrl)]), ...bytes(2, call)];
  const contract = [...number(1, triggerType), ...bytes(2, parameter)];
  return Buffer.from([
    ...bytes(1, hex(transfer.refBytes)),
    ...bytes(4, hex(transfer.refHash)),
    ...number(8, transfer.expiration),
    ...bytes(11, contract),
    ...number(14, transfer.timestamp),
    ...number(18, transfer.feeSun),
  ]);
}

/** A signed transaction as nodes take it. */
export function signedMessage(raw: Uint8Array, signature: Uint8Array): Buffer {
  return Buffer.from([...bytes(1, [...raw]), ...bytes(2, [...signature])]);
}
