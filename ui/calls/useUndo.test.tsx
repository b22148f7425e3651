// What can be undone says so for eight seconds, longer while it is pointed at or has the focus.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { common } from '#locales/en/common.ts';
import { Wired } from '#ui/testing/Wired.tsx';
import { useAct } from './useAct.ts';
import { useUndo } from './useUndo.tsx';

const setLight = endpoint({
  name: 'setLight',
  method: 'POST',
  path: '/light',
  actor: 'merchant',
  summary: 'Switch the light.',
  input: z.object({ on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  refuses: ['invalidOperation'],
});

let sent: unknown[];
let refusal: string | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const data = fieldsOf(JSON.parse(body));
    sent.push(data);
    return Response.json(
      refusal === undefined ? { code: 200, msg: '', data } : { code: 203, msg: refusal, data: {} },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Light() {
  const offerUndo = useUndo(setLight, []);
  const light = useAct(setLight, { onDone: ({ on }) => offerUndo('The light is on', { ask: { on: !on } }) });
  return <button onClick={() => light.act({ on: true })}>Light</button>;
}

function Room() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere ? <Light /> : null}
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notices = () => screen.getByRole('region', { name: common.notices });
const button = (name: string) => screen.getByRole('button', { name });

async function switchOn() {
  render(
    <Wired>
      <Room />
    </Wired>,
  );
  button('Light').focus();
  fireEvent.click(button('Light'));
  await wait(0);
}

test('it is said politely, takes no focus, and stays eight seconds', async () => {
  await switchOn();
  expect(notices().getAttribute('aria-live')).toBe('polite');
  expect(notices().textContent).toContain('The light is on');
  expect(document.activeElement).toBe(button('Light'));
  await wait(7_999);
  expect(screen.queryByRole('button', { name: common.undo })).not.toBeNull();
  await wait(1);
  expect(notices().textContent).toBe('');
});

test('its time does not run while it is pointed at or has the focus', async () => {
  await switchOn();
  act(() => button(common.undo).focus());
  await wait(60_000);
  fireEvent.pointerEnter(notices().firstElementChild ?? notices());
  act(() => button('Light').focus());
  fireEvent.pointerEnter(notices().firstElementChild ?? notices());
  await wait(60_000);
  expect(notices().textContent).toContain('The light is on');
  fireEvent.pointerLeave(notices().firstElementChild ?? notices());
  await wait(8_000);
  expect(notices().textContent).toBe('');
});

test('undoing sends what was there before, says so, and gives the focus back', async () => {
  await switchOn();
  act(() => button(common.undo).focus());
  fireEvent.click(button(common.undo));
  expect(document.activeElement).toBe(button('Light'));
  await wait(0);
  expect(sent).toEqual([{ on: true }, { on: false }]);
  expect(notices().textContent).toBe(common.undone);
});

test('it can be undone after its screen was left', async () => {
  await switchOn();
  fireEvent.click(button('Leave'));
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
  fireEvent.click(button(common.undo));
  await wait(0);
  expect(sent.at(-1)).toEqual({ on: false });
});

test('what could not be undone is said, in the words of the server', async () => {
  await switchOn();
  refusal = 'This can’t be done right now.';
  fireEvent.click(button(common.undo));
  await wait(0);
  expect(notices().textContent).toBe('This can’t be done right now.');
});
