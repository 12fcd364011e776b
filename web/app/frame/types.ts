/** What the pages hand to the slots of the frame. Plain data and callbacks. */
import type { Side } from '../../core/words.js';
import type { IconName } from '../shared/Icon.svelte';

/** A button of the context bar. */
export interface ContextAction {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  /** `main` is what is asked for now. */
  readonly tone?: 'main' | 'plain';
  /** It takes the free columns, as a main one does. */
  readonly isWide?: boolean;
  readonly isPressed?: boolean;
}

/** A row of a menu: a button, or a link if it has an address. */
export interface MenuItem {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onPress?: () => void;
  readonly href?: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
}

/** The one line of news that is always there. */
export interface StripText {
  readonly text: string;
  /** `error` refuses, `quiet` helps, `offer` asks, `lost` waits for the connection. */
  readonly tone?: 'plain' | 'error' | 'quiet' | 'offer' | 'lost';
  /** Read aloud when it changes; texts that the board announces are not. */
  readonly isSpoken?: boolean;
}

export interface Tab {
  readonly name: string;
  readonly label: string;
}

/** One turn in a list of moves. */
export interface MoveLineTurn {
  readonly side: Side;
  readonly text: string;
  /** A side left: words in place of an action. */
  readonly isEvent?: boolean;
  /** How many entries the game had after it. */
  readonly after: number;
}

/** The moves of a game as navigation. */
export interface MoveSteps {
  readonly turns: readonly MoveLineTurn[];
  /** The entries that are shown: the turn with this number is current. */
  readonly at: number;
  /** An earlier moment than the last is shown. */
  readonly isPast: boolean;
  readonly canBack: boolean;
  readonly canForward: boolean;
  readonly nameOf: (side: Side) => string;
  readonly onGo: (after: number) => void;
  /** Steps by turns; infinite for the start and the end. */
  readonly onStep: (by: number) => void;
  /** Goes to the variation above (-1) or below (1); false if there is none. */
  readonly onVariation?: (by: -1 | 1) => boolean;
}
