import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Wired } from '#ui/testing/Wired.tsx';
import { useAct } from './useAct.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buy = endpoint({
  name: 'buy',
  method: 'POST',
  path: '/buy',
  actor: 'merchant',
  summary: 'Buy once.',
  once: true,
  input: z.object({ what: z.string() }),
  output: z.object({ bought: z.string() }),
  refuses: ['outOfStock'],
});

function Buyer() {
  const act = useAct(buy);
  return (
    <>
      <button type="button" onClick={() => act.act({ what: 'mug' })}>
        mug
      </button>
      <button type="button" onClick={() => act.act({ what: 'lamp' })}>
        lamp
      </button>
      <p>{act.isBusy ? 'busy' : `bought ${act.done?.bought ?? 'nothing'}`}</p>
      <ErrorBox error={act.error} />
    </>
  );
}

const done = () => Response.json({ code: 200, msg: 'ok', data: { bought: 'it' } });
const soldOut = () => Response.json({ code: 457, msg: 'Sold out', data: { reason: 'stock_gone' } });
const broken = () =>
  Response.json({ code: 500, msg: 'Unknown error', data: { request_id: 'r-7' } }, { status: 500 });
const lost = () => Promise.reject(new TypeError('network'));

/** Presses the buttons one after the other, the wire answering in turn; gives the keys that were sent. */
async function keysOf(answers: readonly (() => Response | Promise<Response>)[], presses: readonly string[]) {
  const keys: (string | null)[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return await (left.shift() ?? done)();
  });
  render(
    <Wired>
      <Buyer />
    </Wired>,
  );
  for (const [index, press] of presses.entries()) {
    fireEvent.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(keys).toHaveLength(index + 1));
    await waitFor(() => expect(screen.queryByText('busy')).toBeNull());
  }
  return keys;
}

test('a retry after a lost answer carries the same key', async () => {
  const [first, second] = await keysOf([lost, done], ['mug', 'mug']);
  expect(first).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(second).toBe(first);
});

test('a retry after a fault of the server carries the same key, and the fault names its reference', async () => {
  const [first, second] = await keysOf([broken, broken], ['mug', 'mug']);
  expect(second).toBe(first);
  expect(screen.getByRole('alert').textContent).toContain('r-7');
});

test('after a definite answer, yes or no, the next press is a new intention', async () => {
  const [yes, again] = await keysOf([done, done], ['mug', 'mug']);
  expect(again).not.toBe(yes);
  cleanup();
  const [no, retry] = await keysOf([soldOut, done], ['mug', 'mug']);
  expect(retry).not.toBe(no);
});

test('another ask never rides on the key of one that was lost', async () => {
  const [mug, lamp] = await keysOf([lost, done], ['mug', 'lamp']);
  expect(lamp).not.toBe(mug);
});
