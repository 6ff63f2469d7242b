/*
 * How mail programs begin what they quote, in the languages that people write to us in and those of their neighbours. It is
 * looked for in texts of strangers: each expression is anchored and has no part that repeats a part which repeats.
 */

const from = 'From|Von|De|差出人|送信者|发件人|Da|Van|Fra|Från|Od|От'
const sent =
  'Sent|Date|Gesendet|Datum|Enviado|Enviado el|Fecha|送信日時|日時|日付|发送时间|Envoyé|Inviato|Data|Verzonden|Enviada em|Skickat|Sendt|Wysłano|Отправлено|Дата'
const to = 'To|An|Para|宛先|收件人|À|A|Aan|Til|Till|Do|Кому'
const subject = 'Subject|Betreff|Asunto|件名|主题|Objet|Oggetto|Onderwerp|Assunto|Ämne|Emne|Temat|Тема'

const label = (names: string) => new RegExp(`^[\\s*_]{0,4}(?:${names})\\s?[*_]{0,2}\\s?[:：]`, 'i')

/** Labels in the header that Outlook puts above a quoted email. */
export const headLabels = { from: label(from), sent: label(sent), to: label(to), subject: label(subject) }

const dashed = (names: string) => new RegExp(`^\\s{0,3}[-_–—]{2,}\\s?(?:${names})\\s?[-_–—]{2,}\\s*$`, 'i')

/** A line above an answered email. */
export const originalMessage = dashed(
  "Original Message|Original Appointment|Ursprüngliche Nachricht|Original[- ]?Nachricht|Mensaje original|元のメッセージ|Message d[’']origine|Message original|Messaggio originale|Oorspronkelijk bericht|Mensagem original|原始邮件|Reply message|Antwort",
)

const forwarded = dashed(
  'Forwarded Message|Weitergeleitete Nachricht|Mensaje reenviado|転送メッセージ|Forwarded message|Message transféré|Messaggio inoltrato|Doorgestuurd bericht|Mensagem encaminhada|Forwarded by .{1,80}',
)
const forwardedAtApple =
  /^\s{0,3}(Begin forwarded message|Anfang der weitergeleiteten (Nachricht|E-Mail)|Inicio del mensaje reenviado|転送されたメッセージ|Début du message réexpédié|Inizio messaggio inoltrato)\s?[:：]\s*$/i

/** Checks for the line above a forwarded email. */
export const isForwardLine = (line: string): boolean => forwarded.test(line) || forwardedAtApple.test(line)

/** Checks for the subject of a forwarded email. */
export const isForwardSubject = (subject: string): boolean =>
  /^\s*(fwd?|wg|rv|tr|転送|enc|i|vs|vb)\s?[:：]/i.test(subject)

/** Several lines of dashes, as Outlook and others set them over what they quote. */
export const rule = /^\s{0,3}[-_=*]{5,}\s*$/

/** Characters of the longest attribution that the expressions below can match. */
const longestAttribution = 500

/** Patterns of attribution lines above a quote. */
const attributions = [
  /^On\b.{4,250}\bwrote\s?[:：]$/i,
  /^Am\b.{4,250}\bschrieb\b.{0,150}[:：]$/i,
  /^.{2,120}\bschrieb am\b.{4,80}[:：]$/i,
  /^El\b.{4,250}\bescribi(ó|o)\s?(lo siguiente)?\s?[:：]$/i,
  /^Le\b.{4,250}\ba écrit\s?[:：]$/i,
  /^Il\b.{4,250}\bha scritto\s?[:：]$/i,
  /^Op\b.{4,250}\bschreef\b.{0,150}[:：]$/i,
  /^Em\b.{4,250}\bescreveu\s?[:：]$/i,
  /^(Den|På)\b.{4,250}\bskrev\b.{0,150}[:：]$/i,
  /^.{4,250}\bnapisał(\(a\)|a)?\s?[:：]$/i,
  /^.{4,250}\sнаписал(\(а\)|а)?\s?[:：]$/i,
  /^在?.{4,250}写道\s?[:：]$/,
  /^.{2,120}<[^<>\s]{3,100}>\s?(wrote|writes|schrieb|escribió|のメール)?\s?[:：]$/i,
  /^\d{4}[年/.-]\s?\d{1,2}[月/.-]\s?\d{1,2}日?.{1,200}(<[^<>\s]{3,100}>|のメール|書きました|さん)\s?[:：]?$/,
  /^.{1,100}(さん|様)(は|が)(書|言|述べ).{0,20}[:：]$/,
]

/** Checks that lines, joined, are an attribution. Without a time or an address they could be an ordinary sentence. */
export const isAttribution = (line: string): boolean =>
  line.length <= longestAttribution &&
  (/\d/.test(line) || line.includes('@') || /さん|様/.test(line)) &&
  attributions.some((expression) => expression.test(line))

/** Lines that mail programs append. */
export const sentFrom =
  /^\s{0,3}(Sent from (my|Mail|Outlook|Yahoo|Samsung|Proton|the)\b.{0,80}|Get Outlook for .{1,20}|(Diese Nachricht wurde )?von meinem .{1,60} gesendet|Gesendet (von|mit|aus)\b.{0,80}|Holen Sie sich Outlook für .{1,20}|Outlook für .{1,20} (beziehen|herunterladen)|Enviado (desde|do|de) (mi|Outlook|el|la|meu)\b.{0,80}|Obtener Outlook para .{1,20}|Obtén Outlook para .{1,20}|.{1,40}から送信(されました)?|.{1,20}用? ?Outlook を(入手|取得)|Envoyé de mon .{1,60}|Inviato da .{1,60}|Verzonden vanaf .{1,60})[.。]?\s*$/i
