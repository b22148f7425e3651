import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, coverArea, fitCrop, moveCrop, zoomCrop, zoomMaxOf } from './crop-view.ts';
import type { CropFrame } from './crop-view.ts';

const wide: CropFrame = { picture: { width: 1200, height: 900 }, ratio: 3 };

test('at first the largest part is kept, from the middle', () => {
  expect(areaOf(wide, fitCrop(wide))).toEqual({ left: 0, top: 250, width: 1200, height: 400 });
});

test('a part is moved as far as the picture goes', () => {
  const zoomed = zoomCrop(wide, fitCrop(wide), 2);
  expect(areaOf(wide, zoomed)).toEqual({ left: 300, top: 350, width: 600, height: 200 });
  const moved = moveCrop(wide, zoomed, { x: -10_000, y: 50 });
  expect(areaOf(wide, moved)).toEqual({ left: 0, top: 400, width: 600, height: 200 });
});

test('a small picture is not zoomed below what is sharp', () => {
  expect(zoomMaxOf({ picture: { width: 200, height: 200 }, ratio: 1 })).toBe(1.25);
  expect(zoomMaxOf({ picture: { width: 90, height: 90 }, ratio: 1 })).toBe(1);
  expect(zoomMaxOf({ picture: { width: 8_000, height: 8_000 }, ratio: 1 })).toBe(8);
});

test('a place with another ratio shows the middle of the part', () => {
  const area = { left: 100, top: 100, width: 300, height: 100 };
  expect(coverArea(area, 1)).toEqual({ left: 200, top: 100, width: 100, height: 100 });
  expect(coverArea(area, 4)).toEqual({ left: 100, top: 112.5, width: 300, height: 75 });
});

test('whatever is moved and zoomed, the part stays inside the picture and keeps its ratio', () => {
  const step = fc.record({
    x: fc.integer({ min: -9_000, max: 9_000 }),
    y: fc.integer({ min: -9_000, max: 9_000 }),
    zoom: fc.double({ min: 0, max: 20, noNaN: true }),
  });
  const side = fc.integer({ min: 1, max: 8_000 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(1, 3, 0.8), fc.array(step, { maxLength: 12 }), (...given) => {
      const [width, height, ratio, steps] = given;
      const frame: CropFrame = { picture: { width, height }, ratio };
      let view = fitCrop(frame);
      for (const { x, y, zoom } of steps) view = moveCrop(frame, zoomCrop(frame, view, zoom), { x, y });
      const area = areaOf(frame, view);
      expect(area.left).toBeGreaterThanOrEqual(0);
      expect(area.top).toBeGreaterThanOrEqual(0);
      expect(area.left + area.width).toBeLessThanOrEqual(width);
      expect(area.top + area.height).toBeLessThanOrEqual(height);
      expect(area.width).toBeGreaterThanOrEqual(1);
      // A side is rounded by half a pixel, and has one pixel at least.
      expect(Math.abs(area.width - area.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio));
    }),
  );
});
