import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { ChatdeckEvent, ChatdeckNavigation } from 'chatdeck/elements';
import { currentPlace, followLink, openAccount, signOut } from './chat';
import { accounts } from './session';

@Component({
  selector: 'portal-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  host: { '(window:hashchange)': 'place.set(currentPlace())' },
  template: `
    <header>
      <h1>Portal</h1>
      <label>
        Account
        <select (change)="changeAccount($event)">
          @for (name of accountNames; track name) {
            <option>{{ name }}</option>
          }
        </select>
      </label>
      <button type="button" (click)="toggleSession()">{{ isSignedIn() ? 'Sign out' : 'Sign in' }}</button>
      @if (isSignedIn()) {
        <nav>
          <a href="#/">Chats</a>
          <a href="#/users">Team</a>
          <a href="#/settings/1/behavior">Settings</a>
        </nav>
      }
    </header>
    @if (isSignedIn()) {
      <main (chatdeck-event)="showEvent($event)" (chatdeck-navigate)="follow($event)">
        @switch (place().screen) {
          @case ('users') {
            <chatdeck-users></chatdeck-users>
          }
          @case ('behavior') {
            <chatdeck-behavior [attr.widget-id]="place().widgetId"></chatdeck-behavior>
          }
          @default {
            <chatdeck-dashboard></chatdeck-dashboard>
          }
        }
      </main>
    }
    <output>{{ lastEvent() }}</output>
  `,
})
export class App {
  readonly accountNames = Object.keys(accounts);
  readonly account = signal('acme');
  readonly isSignedIn = signal(false);
  readonly place = signal(currentPlace());
  readonly lastEvent = signal('');
  readonly currentPlace = currentPlace;

  async toggleSession(): Promise<void> {
    if (this.isSignedIn()) signOut();
    else await openAccount(this.account());
    this.isSignedIn.update((isSignedIn) => !isSignedIn);
  }

  changeAccount(event: Event): void {
    this.account.set((event.target as HTMLSelectElement).value);
    if (this.isSignedIn()) void openAccount(this.account());
  }

  showEvent(event: Event): void {
    const { name, screen = '' } = (event as CustomEvent<ChatdeckEvent>).detail;
    this.lastEvent.set(`${name} ${screen}`);
  }

  follow(event: Event): void {
    followLink(event as CustomEvent<ChatdeckNavigation>);
  }
}
