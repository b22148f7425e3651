import type { TranslatedArticle } from '#domain/content/articles.ts';

/** Answers about goods and their prices. */
export const goods = {
  'below-break-even': {
    title: 'Por que meu preço foi recusado? (405)',
    body: `
Com esse preço você teria prejuízo. Um preço de venda precisa cobrir o custo do fornecedor e a [comissão](commission). Se não cobrisse, você pagaria pelo próprio pedido, e aqui **nenhum pedido custa nada ao seu lojista, nunca**. Por isso recusamos um preço assim quando você o define, e de novo na finalização da compra.

## O que fazer

- Use o menor preço, que aparece ao lado do campo, ou um mais alto.
- Enquanto você digita, o campo mostra seu lucro por unidade.
- Para muitos produtos de uma vez, “o preço sugerido” nunca fica abaixo do menor.

## Quando o preço antes estava bom

O custo do fornecedor mudou. Pedidos pagos mantêm o custo antigo. Talvez tenhamos pausado a venda do produto por você; defina um novo preço e coloque-o à venda de novo.
`,
    of: 1,
    on: '2026-11-21',
  },
  commission: {
    title: 'O que é a comissão?',
    body: `
É o que nós ganhamos, e a única coisa que tiramos de uma venda: uma parte do **preço do produto**. Do frete e do imposto não tiramos nada.

- Loja Padrão: {standardCommission}
- Loja Comercial: {merchantCommission}
- Parceiro de Negócios: {partnerCommission}
- Agente de Marca: {agentCommission}

A taxa de um pedido é fixada no dia do pedido e fica registrada nele. Quando algo é reembolsado, a comissão é devolvida pela mesma taxa.

Não há tarifa para abrir uma loja, colocar produtos à venda, subir de nível, verificar sua identidade ou guardar seu dinheiro. Pagamos os provedores de pagamento com a nossa comissão. Um saque pode ter o custo do banco ou da rede, mostrado antes de você enviar.
`,
    of: 1,
    on: '2026-11-21',
  },
  discounts: {
    title: 'Como funcionam os descontos e quem paga por eles?',
    body: `
Você os define em [Descontos](/discounts). Um desconto sai do seu próprio lucro: o fornecedor continua recebendo o custo inteiro, e a [comissão](commission) é uma parte do preço reduzido. Nada é vendido por menos que o custo mais a comissão, então nenhum desconto faz você pagar pelo próprio pedido.

## Os quatro tipos

- **Códigos**: quem digita o código ou abre o link dele paga menos. Escolha **Porcentagem**, **Valor fixo** ou **Frete grátis**, para todos os produtos ou alguns. As condições são opcionais: valor mínimo do pedido, datas, usos no total e usos por comprador. Depois de **Ativar**, o que um código oferece não pode ser mudado. Você pode **Pausar** quando quiser; **Encerrar código** é definitivo.
- **Promoções de preço**: uma porcentagem a menos nos produtos que você escolhe, de um dia a outro, por no máximo {saleDays} dias. Depois, os preços de antes voltam automaticamente. Os compradores veem o menor preço dos 30 dias anteriores; enquanto não temos 30 dias de preços, nenhum preço anterior é mostrado. Um produto que ficaria abaixo do seu menor preço sem prejuízo fica de fora.
- **Por quantidade**: **Mais barato por unidade** a partir de um número de unidades, ou **Um preço pelo kit**.
- **Frete grátis**: em **Grátis a partir de**, digite o valor dos produtos, já com os outros descontos, a partir do qual você paga o frete mais barato. Por um mais rápido, o comprador paga a diferença.

## Quando vários se aplicam

Primeiro o preço da promoção, depois o preço por quantidade, depois no máximo um código e, por fim, o frete grátis.

Se você fosse perder dinheiro com um desconto, ele não é dado: com uma porcentagem, esse produto mantém o preço; um valor fixo é descontado inteiro ou não é descontado; e para o frete grátis cada pacote precisa cobrir o seu.

## O que um reembolso devolve?

O que o comprador pagou. O desconto é dividido igualmente entre as unidades, então uma unidade devolvida é reembolsada pelo preço com desconto. Do frete, o comprador recebe de volta só o que pagou por ele. Os produtos com que ele fica mantêm o desconto, mesmo que o pedido fique abaixo do mínimo do código. Veja [devoluções](returns-and-refunds).

O uso de um código continua contado. Ele só volta a ficar disponível se o comprador não pagar.
`,
    of: 1,
    on: '2026-11-29',
  },
  sharing: {
    title: 'Como compartilho minha loja e vejo quem chega?',
    body: `
Abra **Compartilhar** no menu ou em um produto da sua vitrine. Você pode enviar o link, copiá-lo, deixar que escaneiem o código ou salvar uma imagem para stories com o produto, o preço, sua loja e o código.

## Links com nome

Crie um link para cada lugar onde você compartilha, como seu perfil ou um vídeo. Ele é curto, nunca muda e leva à sua loja ou a esse produto. Você pode ter {linksMax} ao mesmo tempo. Um link arquivado continua funcionando; só deixa de aparecer na lista.

## O que é contado

Abra um link para ver os visitantes por dia e de onde veio o navegador deles. Cada navegador conta uma vez por dia e por link, quando uma página da sua loja foi mesmo mostrada a ele. Robôs, prévias carregadas por aplicativos e suas próprias visitas não contam, e ninguém pode adicionar um visitante.

Não seguimos ninguém: um visitante é uma marca diferente a cada dia e em cada loja. Depois de {visitRowDays} dias, só ficam os totais.
`,
    of: 1,
    on: '2026-11-29',
  },
  'sold-out': {
    title: 'O que acontece quando um produto se esgota?',
    body: `
Os compradores veem que ele está esgotado e podem pedir um único e-mail para quando voltar. Antes, confirmam o endereço por um link. Quando o fornecedor tem estoque de novo, enviamos o e-mail em cerca de {restockCheckMinutes} minutos e excluímos o endereço.

Você não vê os endereços, e eles não são usados para mais nada: os compradores pediram só este e-mail. Sem confirmação, um endereço é excluído após {restockConfirmDays} dias; caso contrário, após {restockWaitDays} dias no máximo.

Deixe o produto à venda na sua vitrine enquanto espera. Se você o tirar de venda, nenhum e-mail é enviado.
`,
    of: 1,
    on: '2026-11-29',
  },
  'own-words': {
    title: 'Como descrevo um produto com minhas palavras?',
    body: `
Abra um produto na sua [vitrine](/goodsList) e escolha **Texto e imagens**. Escreva um título e uma descrição e organize as imagens. O que você deixar vazio aparece com o texto e as imagens do fornecedor.

## Como funciona

- **Idiomas**: seu texto aparece só no idioma em que você escreveu. Escolha outro idioma acima dos campos para escrever nele também.
- **Imagens**: a primeira aparece nas listas e quando um link é compartilhado. Adicione até {ownPictures} próprias e remova as do fornecedor que não quiser.
- **Prévia**: ao lado dos campos você vê o que os compradores vão ver. Depois de **Salvar**, aparece na sua loja, na busca dela, nos catálogos de produtos e nos links compartilhados.
- **Desfazer**: durante {undoMinutes} minutos você pode desfazer sua última alteração.

## O que não é possível

- Dados de contato e links. Os compradores falam com você pelas mensagens da loja.
- Marcas de terceiros, a menos que o fornecedor as cite neste produto.
- Alterar ou ocultar as advertências, o fabricante ou o responsável na União Europeia. A lei exige esses dados, e eles aparecem sempre.

Descreva o que o comprador realmente recebe: se um produto não corresponde à descrição, ele pode devolvê-lo. Um pedido mantém o título da compra enquanto você não o alterar; depois, mostra o título do fornecedor. Veja [devoluções](returns-and-refunds).
`,
    of: 1,
    on: '2026-11-29',
  },
  'many-products': {
    title: 'Como encontro e adiciono muitos produtos?',
    body: `
Em **Produtos**, abra **Armazém**.

## Encontrar

Busque por palavras, pelo nosso código ou por um código de barras. Um número de 8, 12, 13 ou 14 dígitos encontra exatamente os seus produtos, com ou sem zeros na frente. Funciona também na sua vitrine. Os filtros reduzem a lista por estoque, custo, prazo de entrega e fornecedor.

## Guardar para depois

Abra um produto e escolha **Guardar para depois**. O filtro **Só os guardados** mostra sua lista, que pode ter {savedGoods} produtos. Só você a vê.

## Adicionar muitos de uma vez

Escolha **Selecionar**, toque nos produtos e depois em **Adicionar**. Você escolhe como os preços são definidos: pela sua [regra de preços](/goodsList/prices), pelo preço sugerido ou com uma margem sobre o custo. Cada produto mostra o preço e o seu lucro por unidade. Nada fica [abaixo do equilíbrio](below-break-even); o que ficaria é elevado até ele, com aviso.

Depois você vê, de cada produto, por quanto está à venda ou por que não foi adicionado. Você pode desfazer tudo por {undoMinutes} minutos.

Se um produto tem vários tamanhos ou cores, abra qualquer um e escolha **Adicionar todas as opções**: uma só margem ou um só lucro por unidade define todos os preços, e você vê cada preço antes.

Na sua vitrine, essas opções são uma só linha. Toque nela para definir **Um preço para todas as opções**, abrir uma opção ou pausar a venda de todas. Em **Filtros**, você pode escolher uma linha por opção.
`,
    of: 1,
    on: '2026-11-29',
  },
  'landed-cost': {
    title: 'Quanto custa um produto entregue em um país?',
    body: `
Em **Produtos**, abra **Armazém**, depois **Filtros**, e escolha um país em **Envia para**. Você vê só os produtos que podem ser enviados para lá, cada um com o **custo entregue**: o custo do fornecedor, o frete mais barato e os impostos de uma unidade, com os dias até a chegada. Você pode definir um mínimo e um máximo e ordenar a lista por esse custo.

## Do que ele é feito

Abra o produto. **Custo entregue** mostra cada parte e cada imposto com a regra de onde vem. São as mesmas somas de um pagamento só deste produto, ao preço sugerido; com outro preço, os impostos mudam.

## Quem paga

O comprador paga o frete e os impostos além do seu preço. O custo do fornecedor e a [comissão](commission) saem do que o comprador pagou.

## Quando falta um produto

O fornecedor não entrega no país, ou falta um peso, um dado aduaneiro ou uma regra de imposto. Nunca adivinhamos um preço.
`,
    of: 1,
    on: '2026-11-29',
  },
  'switch-supplier': {
    title: 'Como comparo fornecedores e troco de um para outro?',
    body: `
Abra um produto da sua vitrine ou do armazém e depois **Outros fornecedores**. Ali estão os outros fornecedores do mesmo produto: os que têm o mesmo código de barras, ou a mesma família e opções. Dois ficam lado a lado, com custo, entrega, estoque e contato de segurança na UE.

## Números reais

**Entrega real**, **Enviado com atraso** e **Devolvido** vêm dos últimos pacotes do fornecedor, em todas as lojas. Com menos de dez pacotes não mostramos nenhum número.

## Trocar

Na sua vitrine, escolha **Trocar para** e como definir o preço: manter o seu, ou usar sua [regra de preços](/goodsList/prices) ou, sem regra, o preço sugerido. Você vê o lucro dos dois. Um preço [abaixo do ponto de equilíbrio](below-break-even) é recusado.

O produto mantém o lugar. A troca conta como uma remoção do dia e pode ser desfeita por {undoMinutes} minutos. Os pedidos existentes continuam com o fornecedor deles, e seus textos, descontos e comentários ficam com o produto anterior.
`,
    of: 1,
    on: '2026-11-29',
  },
  'price-files': {
    title: 'Como altero preços com um arquivo?',
    body: `
Em **Produtos**, abra **Preços em um arquivo**. Você pode salvar sua vitrine, alterá-la em uma planilha e lê-la de novo. Nada muda até você ver o resultado e escolher **Aplicar**.

## As colunas

- **code** ou **gtin**: qual é o produto. **gtin** é o número sob o código de barras, com ou sem zeros na frente.
- **price**: seu preço novo, como 12.50. Vazio, fica como está, e um produto novo recebe o preço da sua [regra de preços](/goodsList/prices).
- **listed**: **yes** coloca à venda, **no** pausa a venda. Vazio, fica como está.
- **currency**: se estiver lá, precisa ser a da sua loja.
- **title**, **stock**, **cost** e **profit** são para você ler; não são lidos de volta. Durante uma liquidação, **price** é o preço anterior.

Um arquivo pode ter {fileRows} linhas, em CSV UTF-8, com vírgulas, ponto e vírgula ou tabulações.

## De outro sistema de loja

Escolha o arquivo de uma exportação de produtos; reconhecemos as colunas em inglês, como **Variant SKU** e **Variant Price**, ou **SKU** e **Regular price**. Lemos o SKU, o código de barras, o preço e se está publicado. Só produtos que estão no armazém podem ser listados; os outros ficam de fora, com a linha. Nomes, imagens, preços de comparação e preços promocionais não são usados.

## Linhas deixadas de fora

Cada uma diz sua linha e o motivo: um código desconhecido, um produto repetido, um preço que não é preço, outra moeda ou um preço [abaixo do equilíbrio](below-break-even). Você aplica as outras linhas, ou nenhuma e corrige o arquivo.

## Desfazer

Um arquivo inteiro pode ser desfeito como uma só mudança por {undoMinutes} minutos. Ler o mesmo arquivo de novo não muda nada do que ele já mudou. Se um produto mudar entre o resultado e **Aplicar**, nada é aplicado, e você lê o arquivo de novo.
`,
    of: 1,
    on: '2026-11-29',
  },
  'showcase-limits': {
    title: 'Por que não posso adicionar ou remover mais produtos? (452, 447)',
    body: `
Seu nível tem dois limites.

**Produtos à venda (452).** {standardGoods} para uma Loja Padrão, {merchantGoods} para uma Loja Comercial, {partnerGoods} para um Parceiro de Negócios, {agentGoods} para um Agente de Marca. Você pode manter outros tantos com a venda pausada. Para abrir espaço, pause a venda de produtos ou remova alguns, ou chegue ao próximo [nível](levels).

**Remoções por dia (447).** {standardDeletions}, {merchantDeletions}, {partnerDeletions} ou {agentDeletions}, conforme o nível. Isso protege você de enganos, e sua loja de programas que tenham obtido acesso à sua conta. A contagem recomeça à meia-noite no fuso horário da sua loja.

- **Pausar a venda** de produtos não conta. Muitas vezes é só disso que você precisa.
- Uma remoção que você desfaz em até {undoMinutes} minutos também não conta.
- Produtos que removemos porque um fornecedor parou de vendê-los não contam.
`,
    of: 1,
    on: '2026-11-21',
  },
  'changed-in-the-meantime': {
    title: 'Diz que algo mudou. O que aconteceu? (456, 457, 458)',
    body: `
Os mesmos produtos e pedidos podem mudar enquanto você olha para eles, então o que você vê pode ser de alguns instantes atrás. Nada foi feito e nada se perdeu: o que você digitou continua lá.

- **Mudou desde que você abriu (456)**: você, em outro aparelho, ou nosso sistema mudou a mesma coisa. Confira e decida de novo.
- **Estoque insuficiente (457)**: outras lojas vendem o mesmo estoque. Escolha menos ou tente de novo mais tarde.
- **O preço mudou (458)**: o custo do fornecedor ou o preço de venda é diferente do que você viu. Confira primeiro o novo.
`,
    of: 1,
    on: '2026-11-21',
  },
  collections: {
    title: 'Como organizo o meu início e as minhas coleções?',
    body: `
Uma coleção é uma página da sua loja com produtos que combinam. Você as encontra em [Coleções](/shop/collections). Uma loja tem até 50.

- **Manual**: você escolhe cada produto e o lugar dele.
- **Por regra**: categoria, preço, preços reduzidos, novidades ou estoque. Os produtos que se encaixam entram e saem automaticamente.
- **Título e texto**: escreva nos idiomas que quiser. Nos outros, os compradores veem o texto em inglês ou, na falta dele, o primeiro que houver. Dados de contato, links e marcas de terceiros são recusados.
- **Endereço**: vem do primeiro título e não muda quando você o altera.

**Produtos em destaque**: escolha até 12 e a ordem na mesma página. Um produto fora de venda é omitido até voltar.

**Início**: em [Aparência da sua loja](/shop/look) você ativa, desativa e move as seções: a abertura, os destaques, uma coleção, as novidades, as ofertas e a sua história. Primeiro você vê a prévia e pode voltar a qualquer versão. “Produtos em oferta” mostra só preços reduzidos, por isso fica vazia enquanto não houver ofertas.

Excluir uma coleção tira a página dela do ar. Os produtos continuam à venda.
`,
    of: 1,
    on: '2026-11-29',
  },
  'pages-and-menu': {
    title: 'Como escrevo páginas e um menu?',
    body: `
Em [Páginas e menu](/shop/pages) você escreve até 10 páginas próprias: sobre você, cuidados com os produtos, tamanhos.

- **Título e texto**: nos idiomas que quiser. Nos outros, os compradores veem o texto em inglês ou, na falta dele, o primeiro que houver.
- **Aparência**: uma linha em branco começa um parágrafo, “## ” um título, “- ” uma lista, e dois asteriscos destacam palavras. Você vê a página enquanto escreve. HTML, links, contatos e marcas de terceiros são recusados, com a linha.
- **Endereço**: vem do primeiro título e não muda quando você o altera.

O **menu** fica no topo de cada página da sua loja. Leva a até 8 coleções, páginas e categorias, na sua ordem. O que você oculta ou exclui sai do menu. Cada alteração pode ser desfeita.
`,
    of: 1,
    on: '2026-11-29',
  },
  'product-requests': {
    title: 'Como peço um produto que falta no armazém?',
    body: `
Se você não encontra um produto no [armazém](/goodsList/warehouse), envie um pedido em [Pedidos de produtos](/goodsList/sourcing). Diga o que é, onde você vende e quantas unidades por mês. O link de um exemplo e o custo desejado são opcionais.

- **Sem tarifa e sem promessa.** Pedir um produto não custa nada e não compra nada. Você não fica obrigado a vendê-lo, e não podemos prometer que vamos encontrá-lo.
- **Quem responde.** Uma pessoa da nossa equipe de catálogo cuida do pedido. Você recebe uma notificação com {sourcingGoodsMax} produtos no máximo, cada um com seu custo, ou com o motivo de não termos encontrado nenhum. Procuramos responder em {sourcingAnswerHours} horas.
- **Você decide.** O que encontramos só vai para sua vitrine se você adicionar. Leia [por que um preço pode ser recusado](below-break-even) antes de definir o seu.

Você pode ter {sourcingOpenMax} pedidos de produtos em aberto; uma resposta ou uma retirada abre espaço. Excluímos um pedido {sourcingOpenDays} dias depois do envio sem resposta, ou {sourcingKeepDays} dias depois da resposta.
`,
    of: 1,
    on: '2026-11-29',
  },
  bundles: {
    title: 'Como funcionam os conjuntos?',
    body: `
Um conjunto são de {bundleGoodsMin} a {bundleGoodsMax} produtos da sua vitrine por um só preço, uma unidade de cada, de um ou vários fornecedores. Você o cria em [Conjuntos](/discounts/bundles).

- **Primeiro o lucro.** Antes de vender, você vê quanto os produtos custam separados, o mínimo que o conjunto pode custar e com quanto você fica. Cada produto sempre cobre seu próprio custo e comissão.
- **Para os compradores**, ele tem uma página própria, e a página de cada produto leva a ela. Um carrinho com todos os produtos recebe o preço automaticamente, tantas vezes quanto o produto mais escasso permitir. Se dois conjuntos têm um produto em comum, vale o que economiza mais.
- **Com outros descontos**, ele conta como preço por quantidade: primeiro o preço promocional, depois o preço por quantidade, depois no máximo um código e depois a entrega grátis. Veja [descontos](discounts).
- **Reembolsos.** O carrinho e o pedido mostram o desconto de cada produto. Uma unidade devolvida é reembolsada pelo que foi pago, até o centavo; as outras mantêm o preço.

Se preços ou custos mudarem e o conjunto ficar barato demais, ou não mais barato que os produtos, ele não é oferecido até que voltem a se ajustar. Se um produto esgotar, o conjunto também. Você pode ter {bundlesMax} conjuntos.
`,
    of: 1,
    on: '2026-11-29',
  },
  samples: {
    title: 'Como peço uma amostra?',
    body: `
Você compra para si uma unidade de um produto da sua vitrine, pelo custo: o custo do fornecedor e a [comissão](commission) sobre ele. Abra o produto e escolha **Pedir uma amostra**. Você vê o preço e depois recebe um link.

- **Como qualquer pedido.** Você paga na sua loja com o seu próprio cartão; entrega e impostos são somados no pagamento. O fornecedor envia para o endereço que você informar. Nada sobra para a sua carteira e nada sai dela.
- **Uma vez.** O link reduz o preço de uma unidade, uma vez, e expira após {sampleDays} dias. Pode haver {samplesOpenMax} links abertos ao mesmo tempo e {samplesMonthMax} amostras em 30 dias.
- **Sem avaliações.** Uma avaliação de amostra não conta.

**Nunca é obrigatório.** Nenhuma loja precisa de amostras ou estoque, e nenhum nível pede isso. Quem pede para você pagar produtos antes não somos nós.
`,
    of: 1,
    on: '2026-11-29',
  },
} satisfies Record<string, TranslatedArticle>;
