// What was done is toasted for three seconds; what was refused stands where it was pressed, and stays.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { common } from '#locales/en/common.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { Wired } from '#ui/testing/Wired.tsx';
import { useToast } from './ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { keeps } from '#testing/keeps.ts';

const save = endpoint({
  name: 'save',
  method: 'POST',
  path: '/save',
  actor: 'merchant',
  summary: 'Save.',
  input: z.object({}),
  output: z.object({}),
  refuses: ['invalidOperation'],
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Save() {
  const toast = useToast();
  const saving = useAct(save, { onDone: () => toast('Saved', 'good') });
  return (
    <>
      {saving.error === null ? null : <ErrorBox error={saving.error} />}
      <button onClick={() => saving.act({})}>Save</button>
    </>
  );
}

async function press(answer: { code: number; msg: string; data: object }): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  render(
    <Wired>
      <Save />
    </Wired>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await wait(0);
}

/** Passes time and lets what waits for it happen. */
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const notices = () => screen.getByRole('region', { name: common.notices });

test('a success is toasted for 3,000 ms', async () => {
  keeps('9 a success is toasted for 3000 ms; a refusal stands inline and stays');
  await press({ code: 200, msg: '', data: {} });
  expect(notices().textContent).toBe('Saved');
  await wait(2_999);
  expect(notices().textContent).toBe('Saved');
  await wait(1);
  expect(notices().textContent).toBe('');
});

test('a toast lies at the bottom, above the tab bar: the title and the way back stay free', async () => {
  await press({ code: 200, msg: '', data: {} });
  const looks = notices().className.split(' ');
  expect(looks.filter((look) => /^(?:lg:)?top-/.test(look))).toEqual(['top-auto']);
  expect(looks.some((look) => look.startsWith('bottom-['))).toBe(true);
});

test('a refusal is not toasted: it stands where it was pressed, and stays', async () => {
  await press({ code: 203, msg: 'This can’t be done right now.', data: {} });
  expect(screen.getByRole('alert').textContent).toContain('This can’t be done right now.');
  expect(notices().textContent).toBe('');
  await wait(60_000);
  expect(screen.getByRole('alert').textContent).toContain('This can’t be done right now.');
});
