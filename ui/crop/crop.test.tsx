// Choosing the part of a picture before it is sent, with a canvas that notes what is drawn: happy-dom draws nothing.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crop as words } from '#locales/en/crop.ts';
import { FileField } from '#ui/forms/FileField.tsx';
import { Wired } from '#ui/testing/Wired.tsx';

const drawn: { canvas: { width: number; height: number }; from: number[] }[] = [];
let bitmap: { width: number; height: number; close: () => void };

beforeEach(() => {
  drawn.length = 0;
  bitmap = { width: 1_000, height: 1_000, close: vi.fn<() => void>() };
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn<() => Promise<typeof bitmap>>(() => Promise.resolve(bitmap)),
  );
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: noteDrawing,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['cut'], { type: type ?? 'image/png' }));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;

function noteDrawing(this: HTMLCanvasElement) {
  return {
    setTransform: nothing,
    clearRect: nothing,
    beginPath: nothing,
    rect: nothing,
    fill: nothing,
    strokeRect: nothing,
    drawImage: (_picture: unknown, ...from: number[]) => drawn.push({ canvas: this, from }),
  };
}

function openField(shape: 'logo' | 'banner' | 'product' = 'banner') {
  const onChange = vi.fn<(file: File | undefined) => void>();
  const view = (value: File | undefined) => (
    <Wired>
      <FileField label="Picture" takes="picture" crop={{ shape, words }} value={value} onChange={onChange} />
    </Wired>
  );
  const { rerender } = render(view(undefined));
  return { onChange, show: (value: File | undefined) => rerender(view(value)) };
}

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no file input');
  fireEvent.change(input, { target: { files: [file] } });
}

const photo = new File(['a photo'], 'beach.jpg', { type: 'image/jpeg' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a wide part of a square picture is taken, where the keys have moved it', async () => {
  const { onChange } = openField();
  choose(photo);
  await screen.findByRole('dialog', { name: words.title });
  const stage = screen.getByRole('application', { name: words.stage });
  fireEvent.keyDown(stage, { key: '+' });
  for (let turn = 0; turn < 99; turn += 1) press(words.up);
  await screen.findByText(/^Zoom 115%\. .* from 0% to 29% of the height\.$/);
  drawn.length = 0;
  press(words.use);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const cut = drawn.find(({ canvas }) => canvas.width === 870);
  expect(cut?.canvas.height).toBe(290);
  expect(cut?.from).toEqual([65, 0, 870, 290, 0, 0, 870, 290]);
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ name: 'beach.jpg', type: 'image/jpeg' });
  expect(bitmap.close).toHaveBeenCalled();
});

test('cancelling takes nothing, and the same picture can be cropped again where it was', async () => {
  const { onChange, show } = openField('logo');
  choose(photo);
  await screen.findByRole('dialog');
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
  choose(photo);
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '200' } });
  press(words.use);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  show(onChange.mock.calls[0]?.[0]);
  press(words.adjust);
  await screen.findByRole('dialog');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('200%');
});

test('two fingers that go apart zoom in, and one moves', async () => {
  openField('logo');
  choose(photo);
  const stage = await screen.findByRole('application', { name: words.stage });
  Object.assign(stage, { setPointerCapture: () => undefined });
  Object.defineProperty(stage, 'clientWidth', { value: 332 });
  Object.defineProperty(stage, 'clientHeight', { value: 332 });
  const finger = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) =>
    fireEvent[type](stage, { pointerId, clientX, clientY: 100 });
  finger('pointerDown', 1, 100);
  finger('pointerDown', 2, 200);
  finger('pointerMove', 2, 300);
  await screen.findByText(/^Zoom 200%\. /);
  finger('pointerUp', 2, 300);
  // The frame is 300 pixels wide and shows 500 of the picture: each pixel of the finger is one and two thirds.
  finger('pointerMove', 1, 400);
  await screen.findByText(/^Zoom 200%\. Visible from 0% to 50% of the width/);
  finger('pointerMove', 1, 340);
  expect(await screen.findByText(/^Zoom 200%\. Visible from 10% to 60% of the width/)).toBeDefined();
});

test('what is too small for its place is said before it is used', async () => {
  bitmap = { ...bitmap, width: 500, height: 500 };
  openField('product');
  choose(photo);
  expect(await screen.findByText(/only 400 × 500 pixels/)).toBeDefined();
});

test('what shows through is kept, and a picture that cannot be opened is sent whole', async () => {
  const { onChange } = openField('logo');
  choose(new File(['a mark'], 'mark.png', { type: 'image/png' }));
  await screen.findByRole('dialog');
  press(words.use);
  await waitFor(() =>
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'mark.webp', type: 'image/webp' }),
  );
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
  choose(photo);
  await waitFor(() => expect(onChange.mock.lastCall?.[0]).toBe(photo));
});
