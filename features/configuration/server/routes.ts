// Calls of the configuration. Changes open their own transaction: what they wrote is used at once.
import * as brand from '#features/configuration/brand.contract.ts';
import * as contract from '#features/configuration/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { decide, presentBrand, propose, setLook, takeLogo } from './brand.ts';
import { offerLanguage, presentLanguages, setLanguages, type CountTexts } from './languages.ts';
import {
  presentChannels,
  presentLogistics,
  setCarriers,
  setChannels,
  setSteps,
  type WaysToPay,
} from './logistics.ts';
import { presentVersions } from './settings.ts';

/** What this room asks of rooms that it does not know. */
export type ConfigurationParts = { readonly countTexts: CountTexts; readonly waysToPay: WaysToPay };

export function configurationRoutes(house: House, { countTexts, waysToPay }: ConfigurationParts): void {
  const direct = { direct: true };
  keep(house, contract.languageSettings, ({ tx }) => presentLanguages(tx, countTexts), direct);
  keep(house, contract.addLanguage, offerLanguage, direct);
  keep(house, contract.changeLanguages, setLanguages, direct);
  keep(house, contract.logisticsSettings, ({ tx, world }) => presentLogistics(tx, world), direct);
  keep(house, contract.changeCarriers, setCarriers, direct);
  keep(house, contract.changeSteps, setSteps, direct);
  keep(house, contract.channelSettings, ({ tx, world }) => presentChannels(tx, world, waysToPay), direct);
  keep(house, contract.changeChannels, setChannels, direct);
  keep(house, contract.settingsHistory, ({ tx, input }) => presentVersions(tx, input), direct);
  keep(house, brand.brandSettings, ({ tx, world, session }) => presentBrand(tx, world, session), direct);
  keep(house, brand.changeLook, setLook, direct);
  keep(house, brand.uploadLogo, takeLogo, direct);
  keep(house, brand.proposeLegal, propose);
  keep(house, brand.decideLegal, decide, direct);
  keep(house, brand.brandHistory, ({ tx, input }) => presentVersions(tx, input), direct);
}
