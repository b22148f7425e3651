import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listBanners } from '#features/help/contract.ts';
import { BannerCarousel, readWhy } from '#features/help/ui/public.tsx';
import * as english from '#locales/en.ts';
import { Refusal } from '#ui/calls/api.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { ErrorHelpProvider } from '#ui/states/error-help.ts';
import { WordsProvider } from '#ui/words/merchant-words.ts';
import { Wired } from '#ui/testing/Wired.tsx';
import { joinWords } from '#apps/merchant/words.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { refusal, stubServer } from '#testing/merchant/stub-server.ts';
import type { Answer } from '#testing/merchant/stub-server.ts';

const { words, loadAll } = joinWords(english, 'Stockless');
beforeAll(loadAll);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function showBanners(...answers: Answer[]) {
  vi.stubGlobal('fetch', stubServer([...answers, ...shopEnv()]).fetch);
  render(
    <Wired>
      <WordsProvider language="en" words={words}>
        <BannerCarousel place="home" />
      </WordsProvider>
    </Wired>,
  );
}

const shownBanner = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('inert'))
    .map((link) => link.textContent);

test('banners move by hand, go round, and stop moving by themselves when somebody took over', async () => {
  showBanners();
  await screen.findByText('1 of 3');
  expect(shownBanner()).toEqual(['Banner 1Sentence 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('3 of 3')).toBeDefined();
  expect(shownBanner()).toEqual(['Banner 3Sentence 3']);
  expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeDefined();
});

test('banners move after their time, not while the focus is on them, and never with reduced motion', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showBanners();
  await screen.findByText('1 of 3');
  await act(() => vi.advanceTimersByTimeAsync(8_100));
  expect(screen.getByText('2 of 3')).toBeDefined();
  act(() => {
    screen.getByRole('button', { name: 'Next' }).focus();
  });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('2 of 3')).toBeDefined();
  cleanup();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  showBanners();
  await screen.findByText('1 of 3');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('1 of 3')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pause slideshow' })).toBeNull();
});

test('where banners fail, nothing is drawn', async () => {
  showBanners(refusal(listBanners, 'systemError'));
  await waitFor(() => expect(document.querySelector('section, [aria-hidden]')).toBeNull());
});

function showRefusal(code: number) {
  vi.stubGlobal('fetch', stubServer(shopEnv()).fetch);
  render(
    <Wired>
      <WordsProvider language="en" words={words}>
        <ErrorHelpProvider value={readWhy}>
          <ErrorBox error={new Refusal({ code, msg: 'No.', shown: {}, http: 200 })} />
        </ErrorHelpProvider>
      </WordsProvider>
    </Wired>,
  );
}

test('an error leads to its answer over the page, so that nothing typed is lost', async () => {
  showRefusal(424);
  fireEvent.click(screen.getByRole('button', { name: 'Read why' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('It says my balance is too small.')).toBeDefined();
  expect(await within(dialog).findByText(/You asked for more than is/)).toBeDefined();
});

test('an error without an answer offers none', () => {
  // Every code of ours has one.
  showRefusal(999);
  expect(screen.getByRole('alert').textContent).toBe('No.');
});
