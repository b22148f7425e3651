import type { settings as english } from '../en/settings.ts';
import type { Translated } from '../translated.ts';

export const settings: Translated<typeof english> = {
  title: 'Configurações',
  account: 'Sua conta',
  profile: 'Perfil',
  profileDetail: 'Nome, e-mail, telefone e fuso horário',
  security: 'Acesso e segurança',
  securityDetail: 'Senha, aparelhos conectados, segunda etapa',
  payPassword: 'Senha de transações',
  payPasswordDetail: 'Pedida quando sai dinheiro da sua carteira',
  language: 'Idioma',
  languageHint: 'Sua loja mantém o idioma de cada comprador; isto muda só o que você vê.',
  languageFailed: 'Não foi possível carregar este idioma. Verifique sua conexão e escolha de novo.',
  appearance: 'Aparência',
  appearanceHint: 'Fica guardada neste aparelho. O movimento na tela segue a configuração do seu sistema.',
  appearances: { system: 'Como o sistema', light: 'Claro', dark: 'Escuro' },
  notices: 'Notificações',
  about: 'Sobre',
  version: 'Versão',
  operator: 'Operado por',
  licence: 'Licença',
  licences: 'Software deste app e suas licenças',
  thisDevice: 'Este aparelho',
  signOutDetail: 'Encerra a sessão neste aparelho. Sua loja continua aberta.',
};
