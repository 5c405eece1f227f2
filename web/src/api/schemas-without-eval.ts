import { config } from 'zod';

// The content security policy forbids code made of text. Schemas try that as they are built, hence before any other import.
config({ jitless: true });
