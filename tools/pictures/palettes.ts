/**
 * The colours of one picture. `sheet` is the background and `halo` the lighter disc on it; `main`, `dark` and
 * `accent` are those of the thing, `light` goes with all of them.
 */
export type Ink = { sheet: string; halo: string; main: string; dark: string; accent: string; light: string };

/** A drawing of one thing in the colours it is given. */
export type Motif = (ink: Ink) => string;

/** Muted enough to stand beside each other on a page, light or dark. */
export const palettes: readonly [Ink, ...Ink[]] = [
  {
    sheet: '#dde6da',
    halo: '#ebf1e8',
    main: '#7d9b85',
    dark: '#5f7d68',
    accent: '#e09f52',
    light: '#f5f2e8',
  },
  {
    sheet: '#f0dccf',
    halo: '#f8ebe2',
    main: '#c56f4c',
    dark: '#a35839',
    accent: '#3f6f6b',
    light: '#fcf4ec',
  },
  {
    sheet: '#d6e4ed',
    halo: '#e6eff5',
    main: '#588db0',
    dark: '#426f8e',
    accent: '#efae55',
    light: '#f6f9fb',
  },
  {
    sheet: '#f5e8c4',
    halo: '#fbf3dd',
    main: '#dfa63a',
    dark: '#b98629',
    accent: '#557a8a',
    light: '#fdf9ec',
  },
  {
    sheet: '#f2dcde',
    halo: '#f9eaeb',
    main: '#c97a83',
    dark: '#a85f6b',
    accent: '#5b7d6a',
    light: '#fdf4f2',
  },
  {
    sheet: '#e3dbe9',
    halo: '#eee9f2',
    main: '#806598',
    dark: '#664d7c',
    accent: '#e6a571',
    light: '#f8f4fa',
  },
  {
    sheet: '#d1e6e1',
    halo: '#e2f0ed',
    main: '#3d8c88',
    dark: '#2c706c',
    accent: '#ee8a66',
    light: '#f1f9f7',
  },
  {
    sheet: '#dadfe9',
    halo: '#e8ecf3',
    main: '#4b5c84',
    dark: '#37456a',
    accent: '#eeaf5e',
    light: '#f4f6fb',
  },
  {
    sheet: '#e5e7ce',
    halo: '#f0f1e0',
    main: '#878d43',
    dark: '#6b7132',
    accent: '#c36848',
    light: '#f9f9ec',
  },
  {
    sheet: '#f9dcd1',
    halo: '#fcebe4',
    main: '#e0755c',
    dark: '#bd5a44',
    accent: '#336778',
    light: '#fff5f0',
  },
];
