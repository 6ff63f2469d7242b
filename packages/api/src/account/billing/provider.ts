import type { CardBrand, CardDraft, Refusal } from '@quarterdeck/contract/account/billing'

/** A card that the provider keeps for us. */
export interface SavedCard {
  /** What the provider calls it; worthless to anybody else. */
  readonly token: string
  readonly brand: CardBrand
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

export interface Charge {
  /** The same for every try of one charge: however often it is asked for, money moves once. */
  readonly key: string
  /** Minor units. */
  readonly amount: number
  readonly card: SavedCard
  /** Whether somebody is there who could be asked to confirm. */
  readonly isAttended: boolean
  readonly at: Date
}

/** Who keeps cards and moves money. An implementation of this is all that a real one takes. */
export interface PaymentProvider {
  /** Whether no money moves: the product says so wherever one pays. */
  readonly isSimulated: boolean
  /** Hands a card over. `unknown` where the number belongs to no card that is taken. */
  readonly keep: (card: CardDraft) => Promise<SavedCard | Refusal | 'unknown'>
  readonly forget: (token: string) => Promise<void>
  /** Undefined where it was paid, else why not. */
  readonly charge: (charge: Charge) => Promise<Refusal | undefined>
}
