import type { storefrontSponsored as english } from '../en/storefront-sponsored.ts';
import type { Translated } from '../translated.ts';

// Places that somebody pays for, and why something stands there.

export const storefrontSponsored: Translated<typeof english> = {
  sponsoredBy: 'Patrocinado por {shop}',
  sponsoredWhy: 'Por que isto?',
  sponsoredSupport: 'Apoio público a {shop}',
  sponsoredRail: 'Produtos patrocinados de outras lojas',
  sponsoredRailLead:
    'Estas lojas pagam para aparecer aqui. Esta loja permite isso e não vende nenhum destes produtos.',
  sponsoredSupportText:
    'No máximo um em cada dez lugares patrocinados vai para lojas que apoiamos, em rodízio e sem custo. Ele é identificado como apoio público.',
  sponsoredThis: 'Por que você viu isto',
  sponsoredPays: 'Quem paga',
  sponsoredPaysClick:
    '{shop} paga quando uma pessoa abre o link e permanece na página. Você não paga nada por isso.',
  sponsoredPaysOrder: '{shop} paga uma parte do pedido que vier daqui. Você não paga nada por isso.',
  sponsoredQuality: 'Qualidade',
  sponsoredQualityText:
    'Pacotes no prazo, reembolsos, notas e uma página completa dão {quality, number, ::.0}; 1,0 é o meio.',
  sponsoredChance: 'Taxa de cliques',
  sponsoredChanceText:
    'De cada 100 vezes que produtos como estes são vistos, eles recebem {chance, number, ::.0} cliques.',
  sponsoredWhere: 'Onde',
  sponsoredWhere_explore: 'Um lugar na página Explorar',
  sponsoredWhere_search: 'Um lugar entre os resultados de uma busca',
  sponsoredWhere_similar: 'Um lugar abaixo de um produto de outra loja',
  sponsoredRules: 'Versão {version, number} das regras, com todos os números',
  sponsoredKept:
    'Se você seguir o link, seu navegador guarda por sete dias por qual link você chegou a esta loja, para que um pedido possa ser contado. Nada mais sobre você é guardado.',
};
