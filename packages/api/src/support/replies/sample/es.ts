import { formatted, type Texts } from './texts.ts'

export const es: Texts = {
  received: formatted(
    'Hola, {customer}:',
    'Gracias por su mensaje sobre «{subject}». Lo estoy revisando y le responderé en el plazo de un día laborable.',
    'Un saludo,<br>{agent}',
  ),
  details: formatted(
    'Hola, {customer}:',
    'Me gustaría ver exactamente lo mismo que usted. ¿Podría enviarme lo siguiente?',
    [
      'Qué hizo justo antes de que ocurriera.',
      'Qué esperaba y qué ocurrió en su lugar.',
      'Una captura de pantalla, si la tiene.',
    ],
    'Basta con que responda a este mensaje: me llegará como parte del ticket {ticket}.',
    'Un saludo,<br>{agent}',
  ),
  delivery: formatted(
    'Hola, {customer}:',
    'Su pedido {order} ha salido de nuestro almacén y ya lo tiene el transportista. Encontrará el enlace de seguimiento en la confirmación de envío que le mandamos por correo electrónico.',
    'Si dentro de tres días laborables no ha llegado nada, responda a este mensaje y pediré que lo localicen.',
    'Un saludo,<br>{agent}',
  ),
  damaged: formatted(
    'Hola, {customer}:',
    'Lamento que parte de su pedido {order} haya llegado en mal estado. Responda, por favor, con una foto del artículo y otra del embalaje. No hace falta que devuelva nada.',
    '¿Prefiere que le enviemos otro o que le devolvamos el dinero? Me ocuparé de ello en cuanto me lo diga.',
    'Un saludo,<br>{agent}',
  ),
  return: formatted(
    'Hola, {customer}:',
    'Por supuesto, puede devolver artículos del pedido {order}:',
    [
      'Embálelos de forma que viajen bien protegidos.',
      'Escriba el número de pedido, <strong>{order}</strong>, en el exterior del paquete.',
      'Envíelo a la dirección que figura en su albarán.',
    ],
    'Le devolveremos el dinero en un plazo de cinco días laborables desde que recibamos el paquete.',
    'Un saludo,<br>{agent}',
  ),
  refund: formatted(
    'Hola, {customer}:',
    'Hemos reembolsado su pedido {order}. El dinero vuelve a la cuenta con la que pagó; según su banco, tarda de dos a cinco días laborables. La factura rectificativa le llegará en otro correo.',
    'Un saludo,<br>{agent}',
  ),
  invoice: formatted(
    'Hola, {customer}:',
    'Le enviamos de nuevo la factura {invoice} por correo electrónico. Si contiene algún error, por ejemplo en la dirección o en el número fiscal, responda con el dato correcto y le mandaré una factura corregida.',
    'Un saludo,<br>{agent}',
  ),
  closing: formatted(
    'Hola, {customer}:',
    'Hace tiempo que no tengo noticias suyas, así que cierro el ticket {ticket}. Si queda algo pendiente, responda a este mensaje y se abrirá de nuevo.',
    'Un saludo,<br>{agent}',
  ),
}
