// What customs, catalogues and the law ask of the demonstration goods.
import { firstCodeOf } from './catalogue-families.ts';
import { euPersonText, makers, type MakerKey } from './suppliers.ts';

/**
 * Headings of the Harmonized System (2022, six digits) by goods, as its texts read; a demonstration, no advice.
 * Goods whose material the description leaves open have none.
 */
const codesOfHeading: Readonly<Record<string, string>> = {
  '330749': 'CAN-0904',
  '340111': 'BAT-0705',
  '340600': 'CAN-0901 CAN-0902',
  '420100': 'PET-2403',
  '420212': 'TRA-1901',
  '420232': 'BAG-1805',
  '420292': 'BAG-1801 TRA-1904',
  '441990': 'KIT-0101 KIT-0103 STO-0403',
  '442199': 'GAR-1005 POT-1103',
  '481141': 'PAP-1505',
  '481730': 'PAP-1503',
  '482010': 'PAP-1501 PAP-1502',
  '482390': 'CRA-1605',
  '491000': 'PAP-1504',
  '630120': 'TEX-0602',
  '630291': 'BAT-0702',
  '650400': 'WEA-2002',
  '691200': 'COF-0203 COF-0205 KIT-0104 TAB-0301 TAB-0302',
  '691490': 'BAT-0701 POT-1101 POT-1102',
  '701337': 'TAB-0303',
  '701349': 'COF-0201 STO-0401',
  '701399': 'POT-1105',
  '732393': 'CAM-1202 KIT-0102 KIT-0105',
  '761510': 'COF-0202',
  '821000': 'COF-0204',
  '830610': 'CYC-1302',
  '841420': 'CYC-1305',
  '850440': 'TEC-1702',
  '851310': 'CAM-1203',
  '851821': 'TEC-1705',
  '940490': 'PET-2404 TEX-0601 TEX-0603 TEX-0605 TRA-1902',
  '940511': 'LIT-0503',
  '940521': 'LIT-0501 LIT-0502',
  '940550': 'CAN-0903 CAN-0905',
  '950300': 'GAM-2305 TOY-2201 TOY-2202 TOY-2203 TOY-2204 TOY-2205',
  '950490': 'GAM-2301 GAM-2303 GAM-2304',
  '950691': 'FIT-2101 FIT-2102 FIT-2103 FIT-2104 FIT-2105',
  '961700': 'TRA-1905',
};

const headings = new Map(
  Object.entries(codesOfHeading).flatMap(([heading, codes]) =>
    codes.split(' ').map((code) => [code, heading]),
  ),
);

/** Nobody inside the European Union answers for these: they are not sold into it. */
const withoutEuPerson = ['TEC-1702', 'PET-2404'];

export type DemoFacts = { heading: string; origin: string; brand: string; euPerson: string };

export function factsOf(code: string, maker: MakerKey): DemoFacts {
  const first = firstCodeOf(code);
  const { name, country } = makers[maker];
  return {
    heading: headings.get(first) ?? '',
    origin: country,
    brand: name,
    euPerson: withoutEuPerson.includes(first) ? '' : euPersonText(makers[maker]),
  };
}
