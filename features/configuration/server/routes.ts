// Calls of the configuration. Changes open their own transaction: what they wrote is used at once.
import * as brand from '#features/configuration/brand.contract.ts';
import * as contract from '#features/configuration/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
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

export function configurationRoutes(registry: Registry, { countTexts, waysToPay }: ConfigurationParts): void {
  const direct = { direct: true };
  handle(registry, contract.languageSettings, ({ tx }) => presentLanguages(tx, countTexts), direct);
  handle(registry, contract.addLanguage, offerLanguage, direct);
  handle(registry, contract.changeLanguages, setLanguages, direct);
  handle(registry, contract.logisticsSettings, ({ tx, env }) => presentLogistics(tx, env), direct);
  handle(registry, contract.changeCarriers, setCarriers, direct);
  handle(registry, contract.changeSteps, setSteps, direct);
  handle(registry, contract.channelSettings, ({ tx, env }) => presentChannels(tx, env, waysToPay), direct);
  handle(registry, contract.changeChannels, setChannels, direct);
  handle(registry, contract.settingsHistory, ({ tx, input }) => presentVersions(tx, input), direct);
  handle(registry, brand.brandSettings, ({ tx, env, session }) => presentBrand(tx, env, session), direct);
  handle(registry, brand.changeLook, setLook, direct);
  handle(registry, brand.uploadLogo, takeLogo, direct);
  handle(registry, brand.proposeLegal, propose);
  handle(registry, brand.decideLegal, decide, direct);
  handle(registry, brand.brandHistory, ({ tx, input }) => presentVersions(tx, input), direct);
}
