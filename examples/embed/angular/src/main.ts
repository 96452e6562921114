import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import './portal.css';
import { App } from './app';

void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
