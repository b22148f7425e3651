// The shape of the demonstration catalogue in another language. A language that lacks a text, or has one of goods
// that do not exist, does not compile.
import type { CategoryCode } from '#demo/categories.ts';

export type KitchenCode =
  | `KIT-010${1 | 2 | 3 | 4 | 5}`
  | `COF-020${1 | 2 | 3 | 4 | 5}`
  | `TAB-030${1 | 2 | 3 | 5}`
  | `STO-040${1 | 2 | 3}`;
export type HomeCode =
  | `LIT-050${1 | 2 | 3 | 4 | 5}`
  | `TEX-060${1 | 2 | 3 | 5}`
  | `BAT-070${1 | 2 | 3 | 5}`
  | `CAN-090${1 | 2 | 3 | 4 | 5}`;
export type OutdoorsCode =
  | `GAR-100${2 | 5}`
  | `POT-110${1 | 2 | 3 | 4 | 5}`
  | `CAM-120${2 | 3}`
  | `CYC-130${2 | 4 | 5}`;
export type DeskCode =
  | `DSK-140${1 | 2 | 4 | 5}`
  | `PAP-150${1 | 2 | 3 | 4 | 5}`
  | `CRA-160${4 | 5}`
  | `TEC-170${2 | 5}`;
export type WearCode =
  | `BAG-180${1 | 5}`
  | `TRA-190${1 | 2 | 3 | 4 | 5}`
  | 'WEA-2002'
  | `FIT-210${1 | 2 | 3 | 4 | 5}`;
export type PlayCode = `TOY-220${1 | 2 | 3 | 4 | 5}` | `GAM-230${1 | 3 | 4 | 5}` | `PET-240${1 | 2 | 3 | 4}`;
export type GoodsCode = KitchenCode | HomeCode | OutdoorsCode | DeskCode | WearCode | PlayCode;

export type GoodsText = readonly [title: string, description: string];
export type GoodsTexts<Code extends GoodsCode> = Readonly<Record<Code, GoodsText>>;
export type TypeNames = Readonly<Record<CategoryCode, string>>;

export type LanguageTexts = { readonly types: TypeNames; readonly goods: GoodsTexts<GoodsCode> };
