/** Two quiet sounds, made on the spot: a tile that is put down, and a chime for whose turn it is. */
import { settings } from "../keep";

let room: AudioContext | null = null;

/** A tone that fades away. Browsers let nothing be heard before a first touch of the page: it is not made up for then. */
function strike(pitch: number, after: number, loud: number, length: number, wave: OscillatorType): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  room ??= new AudioContext();
  if (room.state !== "running") void room.resume();
  const [from, tone, volume] = [room.currentTime + after, room.createOscillator(), room.createGain()];
  tone.type = wave;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(room.destination);
  tone.start(from);
  tone.stop(from + length);
}

export function click(): void {
  if (!settings.value.sound || document.hidden) return;
  strike(1900, 0, 0.05, 0.035, "triangle");
  strike(640, 0.004, 0.06, 0.05, "sine");
}

export function chime(): void {
  if (!settings.value.sound) return;
  strike(587, 0, 0.09, 0.9, "sine");
  strike(880, 0.16, 0.07, 1.1, "sine");
}

/** Three low beats: the last round. */
export function drum(): void {
  if (!settings.value.sound) return;
  for (const after of [0, 0.28, 0.5]) strike(98, after, 0.22, 0.4, "sine");
}
