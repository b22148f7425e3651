import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { makeClient, Offline } from './api.ts';
import { FileField } from '#ui/forms/FileField.tsx';
import { stubUploads } from '#ui/testing/stub-upload.ts';
import { Wired } from '#ui/testing/Wired.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const keepFile = endpoint({
  name: 'keepFile',
  method: 'POST',
  path: '/keep/{kind}',
  actor: 'merchant',
  summary: 'Keep a file.',
  once: true,
  body: 'multipart',
  input: z.object({ kind: z.string(), pages: z.optional(z.array(z.int())) }),
  output: z.object({ id: z.string() }),
  refuses: ['invalidParameter'],
});

const ok = { code: 200, msg: 'ok', data: { id: 'f1' } };
const client = () => makeClient({ token: () => 'tok', language: () => 'fr' });
const picture = (name = 'cup.jpg', bytes = 1_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

test('a form is sent with its words first, what is no text as JSON, and every file under its part', async () => {
  const sent = stubUploads();
  const papers = [picture('one.jpg'), picture('two.jpg')];
  const answer = client().upload(
    keepFile,
    { kind: 'proof', pages: [1, 2] },
    { papers, back: undefined },
    { onceKey: 'key-12345' },
  );
  const form = sent[0];
  expect(form?.path).toBe('/api/keep/proof');
  expect(form?.headers).toEqual({
    Authorization: 'tok',
    'Accept-Language': 'fr',
    'Idempotency-Key': 'key-12345',
  });
  expect([...(form?.form.keys() ?? [])]).toEqual(['pages', 'papers', 'papers']);
  expect(form?.form.get('pages')).toBe('[1,2]');
  form?.answer(ok);
  expect(await answer).toEqual({ id: 'f1' });
});

test('an upload may take its time while it moves, and is given up after fifteen seconds of standing still', async () => {
  vi.useFakeTimers();
  const sent = stubUploads();
  const told: number[] = [];
  const answer = client().upload(
    keepFile,
    { kind: 'x' },
    { file: picture() },
    { onProgress: (n) => told.push(n) },
  );
  const end = vi.fn<(error: unknown) => void>();
  answer.catch(end);
  for (const part of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(limits.uploadIdleMs - 1_000);
    sent[0]?.progress(part, 4);
  }
  expect(end).not.toHaveBeenCalled();
  expect(told).toEqual([1, 2, 3, 4]);
  await vi.advanceTimersByTimeAsync(limits.uploadIdleMs);
  expect(end.mock.calls[0]?.[0]).toBeInstanceOf(Offline);
  expect(end.mock.calls[0]?.[0]).toMatchObject({ isTimeout: true });
  expect(sent[0]?.isAborted()).toBe(true);
});

test('a refusal of an upload is a refusal like any other; a proxy that answers for the server is a fault', async () => {
  const sent = stubUploads();
  const refused = client().upload(keepFile, { kind: 'x' }, { file: picture() });
  sent[0]?.answer({ code: 405, msg: 'Too large', data: { reason: 'too_large', size: 10, field: 'file' } });
  await expect(refused).rejects.toMatchObject({ reason: 'too_large', field: 'file', isUncertain: false });
  const proxied = client().upload(keepFile, { kind: 'x' }, { file: picture() });
  sent[1]?.answer('<html>', 413);
  await expect(proxied).rejects.toMatchObject({ isUncertain: true });
});

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no file input');
  fireEvent.change(input, { target: { files: [file] } });
}

function openField(onDone = vi.fn<(answer: { id: string } | undefined) => void>()) {
  render(
    <Wired>
      <UploadField
        label="Picture"
        takes="picture"
        endpoint={keepFile}
        ask={{ kind: 'logo' }}
        onDone={onDone}
      />
    </Wired>,
  );
  return onDone;
}

test('a chosen picture goes out at once, shows how far it is, and gives what the server answered', async () => {
  const sent = stubUploads();
  const onDone = openField();
  choose(picture());
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.progress(45, 100));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.45');
  expect(screen.getByText('45% sent')).toBeDefined();
  act(() => sent[0]?.answer(ok));
  await screen.findByText('Uploaded');
  expect(onDone).toHaveBeenLastCalledWith({ id: 'f1' });
});

test('a lost upload says so and is tried again under the same key; a stopped one can be too', async () => {
  const sent = stubUploads();
  openField();
  choose(picture());
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.lose());
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key']);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('The upload was stopped. Nothing was sent.');
  expect(sent[1]?.isAborted()).toBe(true);
});

test('what is no picture, and what is too large, is refused before anything is sent', async () => {
  const sent = stubUploads();
  openField();
  choose(new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toContain('a picture (JPEG, PNG or WebP)');
  choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect((await screen.findByRole('alert')).textContent).toContain('a picture (JPEG, PNG or WebP)');
  choose(picture('huge.jpg', limits.uploadBytesMax + 1));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('10 MB at most'));
  expect(sent).toEqual([]);
});

test('a PDF passes where a proof is asked for, is named, and can be taken away again', async () => {
  const onChange = vi.fn<(file: File | undefined) => void>();
  const bill = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });
  const { rerender } = render(
    <Wired>
      <FileField label="Proof" takes="proof" value={undefined} onChange={onChange} />
    </Wired>,
  );
  choose(bill);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(bill));
  rerender(
    <Wired>
      <FileField label="Proof" takes="proof" value={bill} onChange={onChange} />
    </Wired>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove bill.pdf' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
