// The sound of a new order: by choice, on this device, and never on top of a push.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { stubServer } from '#testing/merchant/stub-server.ts';
import { markOf, pushMarkKey } from '../ui/push-mark.ts';
import { ringForSale, saleSoundKey } from '../ui/sale-sound.ts';

let notes: number[];
let closed: number;
const isActive = { hasBeenActive: true };

type Note = {
  readonly frequency: { value: number };
  onended?: () => void;
  readonly connect: <T>(next: T) => T;
  readonly start: () => void;
  readonly stop: () => void;
};

/** The browser's sound, as far as it is used: it keeps the notes that began. */
class HeardAudio {
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator() {
    const note: Note = {
      frequency: { value: 0 },
      connect: (next) => next,
      start: () => void notes.push(note.frequency.value),
      stop: () => void setTimeout(() => note.onended?.()),
    };
    return note;
  }
  createGain() {
    const gain = { setValueAtTime: () => gain, exponentialRampToValueAtTime: () => gain };
    return { gain, connect: <T,>(next: T) => next };
  }
  close() {
    closed += 1;
  }
}

beforeEach(() => {
  notes = [];
  closed = 0;
  isActive.hasBeenActive = true;
  localStorage.setItem('token', 'a-token-of-the-test');
  vi.stubGlobal('AudioContext', HeardAudio);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: isActive });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
  Reflect.deleteProperty(navigator, 'locks');
});

const session = { kept: (key: string) => localStorage.getItem(key) ?? undefined };

test('nothing sounds unless it was chosen; then two notes do, and the sound is closed', async () => {
  await ringForSale(session);
  expect(notes).toEqual([]);
  localStorage.setItem(saleSoundKey, 'on');
  await ringForSale(session);
  expect(notes).toEqual([880, 1_175]);
  await vi.waitFor(() => expect(closed).toBe(1));
});

test('of several tabs that hear of a sale one sounds', async () => {
  localStorage.setItem(saleSoundKey, 'on');
  let isTaken = false;
  const request = async (
    _name: string,
    _options: LockOptions,
    take: (lock: object | null) => Promise<void>,
  ) => {
    const lock = isTaken ? null : {};
    isTaken = true;
    await take(lock);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await Promise.all([ringForSale(session), ringForSale(session)]);
  expect(notes).toEqual([880, 1_175]);
});

test('a page that nobody has pressed makes no sound', async () => {
  localStorage.setItem(saleSoundKey, 'on');
  isActive.hasBeenActive = false;
  await ringForSale(session);
  expect(notes).toEqual([]);
});

test('a hidden page is silent where a push calls this browser, and sounds where none does', async () => {
  localStorage.setItem(saleSoundKey, 'on');
  localStorage.setItem(pushMarkKey, markOf('me', 'https://push.example/1', 'token'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await ringForSale(session);
  expect(notes).toEqual([]);
  localStorage.removeItem(pushMarkKey);
  await ringForSale(session);
  expect(notes).toHaveLength(2);
  hidden.mockReturnValue(false);
  localStorage.setItem(pushMarkKey, markOf('me', 'https://push.example/1', 'token'));
  await ringForSale(session);
  expect(notes).toHaveLength(4);
});

test('it is off until it is turned on in the settings, which lets it be heard and keeps it on this device', async () => {
  vi.stubGlobal('fetch', stubServer(shopEnv()).fetch);
  window.history.replaceState(null, '', '/settings/notices');
  render(<App />);
  const choice = await screen.findByRole('switch', { name: 'Sound for a new order' });
  expect(choice).toHaveProperty('checked', false);
  fireEvent.click(choice);
  expect(notes).toHaveLength(2);
  expect(localStorage.getItem(saleSoundKey)).toBe('on');
  fireEvent.click(choice);
  expect(choice).toHaveProperty('checked', false);
  expect(localStorage.getItem(saleSoundKey)).toBeNull();
  expect(notes).toHaveLength(2);
});
