import { craft, type Skill, tool } from "../skill.ts";

export const mobileSkills: readonly Skill[] = [
  craft("Mobile app development", [
    "Mobile development",
    "Mobile application development",
    "Mobile apps",
    "Mobile engineering",
    "App development",
  ]),
  craft("iOS development", ["iOS", "iOS SDK", "iPhone development", "iOS apps", "UIKit", "Xcode", "Cocoa Touch"], {
    implies: ["Mobile app development"],
    near: ["Android development"],
  }),
  craft("Android development", ["Android", "Android SDK", "Android Studio", "Android apps", "Android Jetpack"], {
    implies: ["Mobile app development"],
  }),
  tool("SwiftUI", ["Swift UI", "Combine framework"], {
    implies: ["Swift", "iOS development"],
    near: ["Jetpack Compose"],
  }),
  tool("Jetpack Compose", ["Compose UI"], { implies: ["Kotlin", "Android development"] }),
  tool("React Native", ["ReactNative", "Expo SDK", "React Native Expo"], {
    implies: ["React", "Mobile app development"],
    near: ["Flutter"],
  }),
  tool("Flutter", ["Flutter SDK", "Flutter development"], { implies: ["Dart", "Mobile app development"] }),
  tool("Ionic", ["Ionic Framework", "Cordova", "Apache Cordova", "PhoneGap", "Capacitor.js"], {
    implies: ["Mobile app development"],
    near: ["React Native"],
  }),
  tool("Xamarin", ["Xamarin.Forms", ".NET MAUI"], { implies: ["C#", "Mobile app development"] }),
  tool("Firebase", ["Google Firebase", "Firestore", "Cloud Firestore", "Firebase Cloud Messaging"]),
  craft("Push notifications", ["APNs", "FCM"], { near: ["Mobile app development"] }),
  craft(
    "App store release",
    ["App Store submission", "App Store Connect", "TestFlight", "Google Play Console", "Fastlane"],
    { implies: ["Mobile app development"] },
  ),
  tool("Core Data", ["Realm database", "SwiftData"], { implies: ["iOS development"] }),
  craft(
    "Embedded software",
    [
      "Embedded systems",
      "Embedded programming",
      "Firmware",
      "Firmware development",
      "Embedded firmware",
      "Embedded development",
    ],
    { near: ["C"] },
  ),
  craft("Real-time operating systems", ["RTOS", "FreeRTOS", "VxWorks", "Zephyr RTOS"], {
    implies: ["Embedded software"],
  }),
  craft("Internet of Things", ["IoT", "IIoT", "IoT devices", "Industrial IoT", "MQTT"], {
    near: ["Embedded software"],
  }),
  tool("Arduino", ["Raspberry Pi", "ESP32"], { near: ["Embedded software"] }),
  craft("Device drivers", ["Driver development", "Linux kernel", "Kernel development", "Linux device drivers"], {
    implies: ["C"],
  }),
  tool("Unity", ["Unity3D", "Unity 3D", "Unity engine", "Unity game engine"], {
    implies: ["C#"],
    near: ["Unreal Engine"],
    onlyListed: ["Unity"],
  }),
  tool("Unreal Engine", ["UE4", "UE5", "Unreal Engine 5"], { implies: ["C++"], onlyListed: ["Unreal"] }),
  craft("Game development", ["Game programming", "Gameplay programming", "Game engines", "Game dev"]),
  craft(
    "AR/VR development",
    ["Augmented reality", "Virtual reality", "Mixed reality", "ARKit", "ARCore", "XR development", "AR/VR"],
    { near: ["Game development"] },
  ),
  craft("Blockchain", ["Web3", "Ethereum", "Distributed ledger", "Hyperledger", "DeFi", "Blockchain development"], {
    near: ["Solidity"],
  }),
];
