// What every process of the server tests begins with.
import { rememberPasswords } from './password-memory.ts';

rememberPasswords();
