// A buyer's receipt without a connection.
import { expect, test } from 'vitest';
import { receiptKeysOf } from '../check/card.ts';
import { verifyEd25519 } from '../check/ed25519.ts';
import { Failure } from '../check/failure.ts';
import { sha256 } from '../command/sha256.ts';
import { makeReceipt, receiptLines } from '../testing/evidence-rig.ts';
import { checkReceipt } from './receipt.ts';

const { receipt, keySet } = makeReceipt();
const keys = receiptKeysOf({ keys: [keySet] });
const check = (text: string, known = keys) =>
  checkReceipt(text, { keys: known, verify: verifyEd25519, hash: sha256 });

test('a receipt is genuine, also with the breaks of an email and as the call answers it', async () => {
  const said = { issuer: 'https://shop.example', order: 'S1-1', total: '12.00', currency: 'USD' };
  expect(await check(receipt)).toMatchObject(said);
  expect(await check(receipt.replaceAll(/.{40}/g, '$&\r\n'))).toMatchObject(said);
  const answer = { code: 200, msg: 'ok', data: { jws: receipt, lines: receiptLines } };
  expect(await check(JSON.stringify(answer))).toMatchObject(said);
});

test('lines that it was not signed for are found', async () => {
  const lines = [{ ...receiptLines[0], qty: 2 }];
  await expect(check(JSON.stringify({ jws: receipt, lines }))).rejects.toThrow(
    /lines beside it are not those/,
  );
});

test('any changed letter is found', async () => {
  for (let at = 0; at < receipt.length; at += 7) {
    const letter = receipt.charAt(at) === 'A' ? 'B' : 'A';
    await expect(check(receipt.slice(0, at) + letter + receipt.slice(at + 1))).rejects.toThrow(Failure);
  }
});

test('what is no receipt, or is signed by an unknown key, is one sentence', async () => {
  await expect(check('')).rejects.toThrow('This is no receipt');
  await expect(check('a.b')).rejects.toThrow('This is no receipt');
  await expect(check('a.b.c.d')).rejects.toThrow('This is no receipt');
  await expect(check(receipt, [])).rejects.toThrow('which is not among the 0 known keys');
  const figures = makeReceipt('figures+jws');
  await expect(check(figures.receipt, receiptKeysOf([figures.keySet]))).rejects.toThrow('it is no receipt');
});
