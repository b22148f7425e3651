// The shape of the demonstration catalogue in another language. A language that lacks a text, or has one of goods
// that do not exist, does not compile.
import type { CategoryCode } from '#demo/categories.ts';

type Place = 1 | 2 | 3 | 4 | 5;

export type KitchenCode = `${'KIT-010' | 'COF-020' | 'TAB-030' | 'STO-040'}${Place}`;
export type HomeCode = `${'LIT-050' | 'TEX-060' | 'BAT-070' | 'CLK-080' | 'CAN-090'}${Place}`;
export type OutdoorsCode = `${'GAR-100' | 'POT-110' | 'CAM-120' | 'CYC-130'}${Place}`;
export type DeskCode = `${'DSK-140' | 'PAP-150' | 'CRA-160' | 'TEC-170'}${Place}`;
export type WearCode = `${'BAG-180' | 'TRA-190' | 'WEA-200' | 'FIT-210'}${Place}`;
export type PlayCode = `${'TOY-220' | 'GAM-230' | 'PET-240'}${Place}`;
export type GoodsCode = KitchenCode | HomeCode | OutdoorsCode | DeskCode | WearCode | PlayCode;

export type GoodsText = readonly [title: string, description: string];
export type GoodsTexts<Code extends GoodsCode> = Readonly<Record<Code, GoodsText>>;
export type TypeNames = Readonly<Record<CategoryCode, string>>;

export type LanguageTexts = { readonly types: TypeNames; readonly goods: GoodsTexts<GoodsCode> };
