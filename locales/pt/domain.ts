import type { domain as english } from '../en/domain.ts';
import type { Translated } from '../translated.ts';

export const domain: Translated<typeof english> = {
  title: 'Seu próprio domínio',
  lead: 'Os compradores chegam à sua loja por um endereço seu. Seu endereço aqui continua funcionando.',
  notOffered: 'Domínios próprios não estão disponíveis aqui',
  notOfferedText: 'Não configuramos domínios para lojas. Sua loja continua em {address}.',
  name: 'Domínio',
  nameHint: 'Por exemplo, loja.seunome.com. Você o obtém com um provedor de domínios, não conosco.',
  nameMissing: 'Digite seu domínio',
  add: 'Conectar domínio',
  nameFaults: {
    host_name: 'Isto não é um domínio. Confira a grafia.',
    host_address: 'Este é um endereço numérico. Digite um domínio.',
    host_ending: 'Esta terminação não existe na internet pública. Confira a grafia.',
    host_suffix:
      'Qualquer pessoa pode registrar nomes com esta terminação. Digite também o seu próprio nome.',
    host_reserved: 'Este endereço é nosso. Digite um domínio que pertença a você.',
  },
  otherDomain: 'Sua loja já tem {domain}. Remova-o primeiro.',
  states: {
    waiting: 'Aguardando o DNS',
    issuing: 'Obtendo certificado',
    active: 'Ativo',
    failing: 'Fora de uso',
  },
  stateText: {
    waiting:
      'Adicione estes registros no seu provedor de domínios. Eles podem levar algumas horas para aparecer; verificamos automaticamente.',
    issuing: 'Seus registros estão certos. Estamos obtendo o certificado que mantém o endereço seguro.',
    active: 'Os compradores chegam à sua loja por aqui, e os buscadores mostram este endereço.',
    failing: 'Os compradores chegam à sua loja em {address} até que isso seja corrigido.',
  },
  records: 'Registros no seu provedor de domínios',
  recordName: 'Nome',
  recordValue: 'Valor',
  found: 'Encontrado',
  missing: 'Ainda não encontrado',
  aliasHint: 'Alguns provedores chamam este registro de ANAME ou CNAME flattening.',
  copyName: 'Copiar nome',
  copyValue: 'Copiar valor',
  check: 'Verificar agora',
  checked: 'Última verificação: {when}',
  next: 'Próxima verificação: {when}',
  endsAt:
    'Se os registros não estiverem certos até {when}, removemos esta solicitação. Você pode recomeçar quando quiser.',
  faults: {
    no_record: 'O domínio ainda não leva a lugar nenhum.',
    elsewhere: 'O domínio aponta para outro lugar: {found}',
    no_txt: 'O domínio aponta para cá. Ainda falta o registro TXT.',
    wrong_txt: 'O registro TXT diz outra coisa: {found}',
    dns_away: 'Os servidores de nomes do seu domínio não responderam. Tentaremos de novo automaticamente.',
    taken:
      'Outra loja usa este domínio, e o registro TXT dela continua lá. Exclua esse registro no seu provedor e verifique de novo.',
    certificate_limited:
      'A autoridade certificadora atingiu o limite dela para este domínio. Tentaremos de novo automaticamente.',
    certificate_refused: 'A autoridade certificadora recusou: {found}',
    certificate_unreachable: 'A autoridade certificadora não conseguiu acessar seu domínio: {found}',
    certificate_away: 'A autoridade certificadora não respondeu. Tentaremos de novo automaticamente.',
  },
  since: 'Desde {when}',
  certificate: 'Certificado válido até {when}',
  open: 'Abrir a loja',
  remove: 'Remover domínio',
  removeTitle: 'Remover {domain}?',
  removeText: 'Este endereço deixa de levar à sua loja imediatamente. Sua loja continua aberta em {address}.',
  removed: 'O domínio foi removido',
};
