// What the screen of a look does with its choices: taking a preset, naming it again, moving a section.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  lookPresetNames,
  presetLook,
  type LookPreset,
  type LookSection,
  type LookSectionKind,
} from '#domain/shop/look.ts';
import type { shopLook } from '#features/shop/look.contract.ts';

export type LookState = OutputOf<typeof shopLook>;
export type Look = LookState['look'];
/** What the section `collection` can show. */
export type Collections = readonly { readonly id: string; readonly title: string }[];
export type Section = Look['sections'][number];

/** The preset with the merchant's own texts: another look takes nothing away that was written. */
export function takePreset(look: Look, name: LookPreset): Look {
  const preset = presetLook(name);
  const sections = preset.sections.map((one) => ({ ...sectionOf(look, one.kind), is_on: one.is_on }));
  return { ...look, ...preset, sections };
}

function sectionOf({ sections }: Look, kind: LookSectionKind): LookSection {
  return sections.find((one) => one.kind === kind) ?? { kind, is_on: false, title: '', text: '' };
}

const styleKeys = ['palette', 'ground', 'font', 'radius', 'ratio', 'header', 'density', 'hero'] as const;

/** The preset that a look still is; undefined where something of it was changed. Its texts do not count. */
export function presetOf(look: Look): LookPreset | undefined {
  return lookPresetNames.find((name) => {
    const preset = presetLook(name);
    return styleKeys.every((key) => preset[key] === look[key]) && orderOf(preset) === orderOf(look);
  });
}

function orderOf({ sections }: { readonly sections: readonly LookSection[] }): string {
  return sections.map(({ kind, is_on }) => `${kind}:${is_on}`).join();
}

/** The sections with one of them a place further up (-1) or down (1). */
export function moveSection(sections: readonly Section[], from: number, step: -1 | 1): Section[] {
  const moved = sections[from];
  if (moved === undefined) return [...sections];
  return sections.toSpliced(from, 1).toSpliced(from + step, 0, moved);
}

/** `#rrggbb` in small letters of what was typed, with or without `#`; undefined for what is no colour. */
export function colorOf(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : undefined;
}
