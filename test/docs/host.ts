import type { ChatdeckEvent } from 'chatdeck';
import type { Id, LocalDate, Route, User } from 'chatdeck/model';
import type { Passwords } from 'chatdeck/service';
import type { ReactNode } from 'react';

// What is the reader's own in the code of the guides.
export declare const account: { id: string; chatToken: string };
export declare const person: { mayEdit: boolean };
export declare const canEdit: boolean;
export declare const user: User;
export declare const widgetId: Id;
export declare const route: Route;
export declare const router: { push(place: string | Route): void };
export declare function pathOf(route: Route): string | undefined;
/** Who uses the reader's portal. */
export declare const serviceKey: string;
export declare function fetchChatToken(): Promise<string>;
export declare function showSignIn(): void;
export declare const baseUrl: string;
export declare const token: string;
export declare const nonce: string;
export declare const tz: string;
export declare const startDate: LocalDate;
export declare const endDate: LocalDate;
export declare const passwords: Passwords;
export declare const analytics: { track(name: ChatdeckEvent['name']): void };
export declare function report(error: unknown): void;
export declare function choosePlan(): void;
export declare function changeTitle(title: string): Promise<void>;
export declare function Product(): ReactNode;
export declare function CareTeam(): ReactNode;
export declare function OurGreetingRow(): ReactNode;
export declare function SignIn(props: { onSignedIn(this: void, token: string): void }): ReactNode;
export declare function ChatSettings(props: { token: string }): ReactNode;
export declare function MySwitch(props: {
  checked: boolean;
  disabled?: boolean;
  onCheckedChange?: ((isOn: boolean) => void) | undefined;
}): ReactNode;
