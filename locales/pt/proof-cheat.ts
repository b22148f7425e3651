import type { proofCheat as english } from '../en/proof-cheat.ts';
import type { Translated } from '../translated.ts';

export const proofCheat: Translated<typeof english> = {
  title: 'Faça-nos trapacear',
  lead: 'Somente nesta demonstração: faça com a sua própria loja o que alguém com todas as nossas senhas poderia fazer e veja onde isso é descoberto.',
  open: 'Escolher a trapaça',
  foundBy: 'Descoberto por: {who}',
  finders: {
    phone: 'este celular',
    compare: 'comparação de dois celulares',
    notary: 'um notário',
    command: 'conferência de fora',
    evidence: 'arquivo de provas',
  },
  kinds: {
    skim: 'Passar parte de uma venda liquidada para a nossa comissão e reescrever o seu livro para que feche',
    drop: 'Deixar a sua loja fora do total que se deve a todas as lojas',
    less: 'Contar para a sua loja um centavo a menos do que diz o seu livro',
    negative: 'Colocar ao lado da sua loja um valor muito abaixo de zero, para que o total pareça menor',
    twice: 'Mostrar a você o lugar de outra loja no total como se fosse o seu',
    total: 'Publicar um total menor que os valores que o formam',
    'two-balances': 'Mostrar a um dos seus celulares um saldo 1.00 menor',
    split: 'Mostrar de agora em diante um registro público diferente, do mesmo tamanho',
    rewrite: 'Mudar uma entrada antiga do registro público e assinar tudo de novo',
    hold: 'Reter metade do seu dinheiro disponível sem uma entrada no registro público',
    gap: 'Fazer algo com a sua loja e esconder a entrada correspondente',
    pause: 'Pausar os saques sem uma entrada no registro público',
    backdate: 'Datar uma restrição da sua loja de dois dias atrás',
    stale:
      'Mostrar a você, de agora em diante, o registro público de hoje, aconteça o que acontecer. O seu celular espera depois de 2 horas e fica vermelho depois de 24',
    spend:
      'Sacar metade do seu dinheiro disponível sem assinatura. O seu celular descobre se um dispositivo assina pela sua loja',
    return: 'Tirar metade do seu dinheiro disponível por uma devolução que não existe',
    fees: 'Mostrar aos visitantes tarifas que não são as publicadas',
    code: 'Dar ao seu celular um arquivo alterado deste aplicativo. Um aplicativo instalado descobre e fica vermelho depois de 10 minutos',
    deny: 'Tirar a sua última venda do livro, como se nunca tivesse acontecido',
  },
  sure: 'Fazer-nos trapacear?',
  sureDetail: 'Isso muda a sua loja de demonstração de forma permanente.',
  yes: 'Trapacear',
  steps: {
    first: 'O seu celular confere primeiro como está tudo…',
    cheating: 'Estamos trapaceando…',
    checking: 'Feito. O seu celular está conferindo…',
  },
  done: 'Você escolheu: {what}',
  next: {
    phone: 'O seu celular ainda não encontrou nada. Confira de novo em um minuto.',
    later: 'O seu celular descobre mais tarde. Confira de novo nesse momento.',
    compare: 'Um celular só pode não perceber isso. Compare com um segundo celular.',
    command: 'De fora, este comando descobre, no computador que executa a demonstração:',
  },
  failed: 'Não funcionou.',
  end: 'Voltar a responder a verdade a todos',
  endDetail: 'O que mudou na sua loja continua assim. Para recomeçar, use outra loja de demonstração.',
  ended: 'Todos recebem de novo respostas verdadeiras.',
};
